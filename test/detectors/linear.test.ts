// Hostile texts through the whole engine: four times the text may cost little more than four times the time, whatever it repeats.
import { describe, expect, it } from "vitest";
import { BASELINE, ROW_FILES } from "../../detectors/index.js";
import type { Detector, Mode, Needs, PublicUrls } from "../../src/core/detector.js";
import { Baseline, Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";

/** Length of the shorter text, in UTF-16 units. */
const UNITS = 25_000;

const VAULT = new Vault("test-salt");

/** Beginnings of values that never end, keys without values, and separators without anything between. */
const REPEATED: readonly string[] = [
  // Digits and what may stand between them.
  ...["1", "12 ", "1-", "1.", "1,", "(1)", "+1", "12-34-", "1234 5678 ", "2026-01-02 ", "10.0.0.1 ", "tel 12 34 "],
  ...["4111 1111 1111 1111 ", "account 123456789 ", "+36 30 ", "1:", "a1-", "DE89 ", "AA11 AAAA "],
  // Hosts, addresses and schemes.
  ...[
    "@",
    "a@",
    "a@b.",
    "@a",
    "a.",
    "A.",
    "Ab.",
    "aB.cD.",
    "a-b.com",
    "://",
    "http://",
    "a://b:",
    "www.",
    "README.md ",
  ],
  ...["ab:", "::", ":", "0af3", "f"],
  // Keys, values and armour.
  ...['key="', "password=", "password=\n", 'secret="\\', 'token:"', "=", "salt=", "salt=a #", "salt = [", "Bearer "],
  ...["server=a;", "born ", "passport no: ", "driver's licence ", "sk-", "ghp_", "xoxb-1", "AKIA"],
  ...["-----BEGIN PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----\n", "-----BEGIN A PRIVATE KEY-----a: \n"],
  ...["-----BEGIN ", "-----END ", "aB3/", "QUJD", "QUJD\n"],
  // Postal addresses.
  ...[
    "12 Oak ",
    "12 ",
    "1 Oak Street, ",
    "Street ",
    "Oak ",
    "Via Roma ",
    "Via Roma, ",
    "rue de la ",
    "u. 23. ",
    "Allee 5, ",
  ],
  ...[
    "Apt. 1 ",
    "Apt. 1\n",
    "P.O. Box 1, ",
    "unit 1 box 1 ",
    "zip A1 ",
    "address: a 1 ",
    "lives at 1 a, ",
    "CA 62704 ",
    "Oak, CA ",
  ],
  ...["12 Oak 1 ", "12 Oak 1\n", "corner of Oak and ", "1017 CA Oak-"],
  // Numbers that words announce, and those with a check.
  ...[
    "account number ",
    "customer ",
    "id ",
    "n° de dossier ",
    "account 1 22 ",
    "policy #",
    "EMP-",
    "lat: 1.234, ",
    "gps 1.2345 ",
  ],
  ...["11.222.333/", "1 85 05 78 006 ", "2341 2341 ", "XXXX-XXXX-", "4532****", "plate number AB "],
  ...[
    "BIC: ",
    "0036 ",
    "00361234567 ",
    "mobile: 12 ",
    "reach me at 1234567 ",
    "a at b dot ",
    "a [at] b.c ",
    "(at) a.",
    '"a b"@',
  ],
  ...["a://b:c@", "geb. 1. Mai ", "born 1984-03-", "version 1.2.3.4 ", "1.2.3.4.5.6."],
  // Secrets: beginnings, keys, random values and armour, over and over.
  ...[
    "eyJhbGciOi",
    "eyJhbGciOi.",
    "sk_live_",
    "glpat-a1-",
    "SG.a.",
    "hvs.",
    "1:A",
    "a1b2-",
    "a1b2/",
    "a1b2=",
    "Q~1Q~",
    "q7Zt2=",
  ],
  ...[
    "secret a1B2c3D4e5F6 ",
    "secret-a1b2c3d4-",
    "token: a1b2c3d4e5f6;",
    "key\n",
    'name="password" value="',
    "password: |\n a",
    "pass=a+",
  ],
  ...[
    "curl -u a:b \\\n",
    "curl ",
    "docker -p ",
    "IDENTIFIED BY 'a",
    "with password ",
    "kind: Secret\n",
    "kind: Secret\ndata:\n a: bcd\n",
  ],
  ...[
    "echo a | ",
    "echo a1 | sudo -S ",
    "chpasswd <<E\n",
    "passwd <<E\na1b2\n",
    "chpasswd:\n  list: |\n    a:b1\n",
    "PIN for the a is ",
    "door code 12 ",
    "login: a / ",
    "requirepass a ",
    'mysqli("a", ',
    "a:b1@tcp",
    "WIFI:T:a;",
    "MIIEvgIBAD",
    "lat 1.1 lon ",
    "password for the a of a ",
    "use a1!b2c as the password ",
    '"a1b2c3" == password) ',
    "- value: a1b2c3\n  name: ",
    "driver licence A1-",
    "CH29 ",
    "kind: Secret\ndata:\n a: |\n  b\n",
  ],
  ...[
    "user,password\na,b\n",
    "a,password,",
    "|password|\n",
    "seed: lake ocean ",
    "machine a login b ",
    "*:5432:",
    ":5432:a:",
    "BUNDLE_A",
    '"auth": "',
    '{"kty":"',
    '"kty" "d": "',
    "otpauth://",
    "Private-Lines: 1\n",
    "$ANSIBLE_VAULT;1.1;AES256\n12",
  ],
  ...[
    "Cookie: a=b; ",
    "cookie=",
    "password is ",
    "credentials a@b.c/",
    "$2a$10$",
    "$6$a$",
    "arn:aws:s3:::",
    "Authorization: Token token=",
    "<password>",
    "| password |",
  ],
  // Names.
  ...[
    "A",
    "A-",
    "Ab-",
    "Ab ",
    "Ab\n",
    "Ab: ",
    "Ab van ",
    "Ab Ltd ",
    "Ltd ",
    "Owner: ",
    "Owner: Ab ",
    "O'",
    "Quillhaven ",
  ],
  // Brackets, white space, quotes and escapes.
  ...[
    "[",
    "]",
    "(",
    "[PERSON_",
    "[PERSON_0123456789",
    " ",
    "\t",
    "\n",
    "\r\n",
    " \n",
    '"',
    "`",
    "\\",
    "%",
    "%25",
    "&amp;",
  ],
  // Disguises.
  ...[
    "\u200b",
    "\u202e\u2066x",
    "e\u0301",
    "\u0301",
    "\uff21",
    "\u{1d400}",
    "\ud800",
    "🙂1",
    "\u0430a",
    "\ufb01",
    "数据是a1",
  ],
  // Of everything.
  "Ab 1-2 a@b.c salt= [x] http://a.b/c (1) ::",
];

/** What each row finds, over and over, and the same cut short of its end. */
const OF_ROWS = ROW_FILES.flatMap(({ vectors: { finds } }) => finds.slice(0, 1))
  .map((text) => text.replace(/[«»]/g, ""))
  .flatMap((text) => [`${text} `, text.slice(0, -2)]);

/** Most words of one row that are repeated, so that each stands often in a text of UNITS. */
const MOST_WORDS = 60;

/** As many places as can be at which a row is asked: what it needs, over and over, as words, as keys and without anything between. */
const OF_NEEDS = ROW_FILES.flatMap(({ row }) => {
  const words = wordsOf(row);
  return words.length === 0 ? [] : [`${words.join(" ")}=${words.join("=")} ${words.join("")}`];
});

function wordsOf({ needs }: Detector): readonly string[] {
  const all = (Array.isArray(needs) ? needs : [needs]) as readonly Needs[];
  const words = all.flatMap((one) => (typeof one === "string" ? [] : "words" in one ? one.words : one.beginnings));
  return words.slice(0, MOST_WORDS);
}

/** Addresses of a well-known site, which are looked at otherwise where they are kept. */
const KEPT = [",", "?", "#", "/", "&a=", ":", "/token/a,", "#a-", "/lantern.test/", "@"].map(
  (sign) => `https://github.com/a${sign}`,
);

function policyFor(mode: Mode, baseline = BASELINE, publicUrls: PublicUrls = "hidden"): Policy {
  const terms = { clients: ["Quillhaven Freight"], organizations: [], people: ["Oriel Vantongeren"], terms: [] };
  return Policy.compile(baseline, {
    mode,
    profile: "extended",
    scope: "text",
    publicUrls,
    terms,
    allow: ["Open Harbour"],
  });
}

/** Milliseconds of processor time that redacting takes: the clock on the wall would count what else the machine does. */
function cost(repeated: string, units: number, policy: Policy): number {
  const text = Raw.of(repeated.repeat(Math.ceil(units / repeated.length)).slice(0, units));
  const before = processorTime();
  redact(text, policy, VAULT);
  return processorTime() - before;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ROUNDS = 6;

/** Costs of a text and of one of four times its length; the best of six, or of fewer if those are in line already. */
function growth(repeated: string, units: number, policy: Policy): { once: number; fourfold: number; inLine: boolean } {
  const measured = { once: Number.POSITIVE_INFINITY, fourfold: Number.POSITIVE_INFINITY, inLine: false };
  // What a process does once, such as compiling, belongs to neither.
  cost(repeated, units, policy);
  for (let round = 0; round < ROUNDS && !measured.inLine; round++) {
    measured.once = Math.min(measured.once, cost(repeated, units, policy));
    measured.fourfold = Math.min(measured.fourfold, cost(repeated, 4 * units, policy));
    // Work that grows with the square costs sixteen times as much. The compiler and the collector of memory count as well, now and then.
    measured.inLine = measured.fourfold < 8 * measured.once + 120;
  }
  return measured;
}

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  const policy = policyFor(mode);

  it.each(
    [...REPEATED, ...OF_ROWS, ...OF_NEEDS].map(
      (repeated) => [JSON.stringify(repeated.slice(0, 80)), repeated] as const,
    ),
  )("time grows with the text: %s", (_, repeated) => {
    const { once, fourfold, inLine } = growth(repeated, UNITS, policy);
    expect({ once, fourfold, inLine }).toEqual({ once, fourfold, inLine: true });
    expect(fourfold).toBeLessThan(6000);
  });
});

it.each(KEPT)("time grows with the text where addresses are kept: %j", (repeated) => {
  const { once, fourfold, inLine } = growth(repeated, 2 * UNITS, policyFor("strict", BASELINE, "kept"));
  expect({ once, fourfold, inLine }).toEqual({ once, fourfold, inLine: true });
  expect(fourfold).toBeLessThan(6000);
});

it("a row whose work grows faster is found out", () => {
  const slow: Detector = {
    id: "toy/slow",
    category: "ID",
    rank: 10,
    needs: "text",
    find({ text }) {
      const end = processorTime() + text.length ** 3 / 1e10;
      while (processorTime() < end);
    },
  };
  const policy = policyFor("balanced", Baseline.of([...BASELINE.rows, slow], BASELINE.words));
  expect(growth("x ", 8000, policy).inLine).toBe(false);
}, 300_000);
