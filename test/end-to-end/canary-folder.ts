// The folder of the canary test: marked values in every place that a folder has, and what must not come out of which.
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Marker } from "./markers.js";
import { Stage } from "./programs.js";

const PERSON = "Oriel Vantongeren";
const ACCENTED = "Zoë Åkerlund";
const CLIENT = "Quillhaven Freight";
const ORGANISATION = "Brindlecote Ropeworks";
const TERM = "LANTERNFISH-7";
const LISTED = "gillyflower initiative";
const MAIL = "o.vantongeren@lanternpost.test";
const HOST = "db7.marlowyard.test";
const ROOT = "Wexcombe Harrow";
const USER = "quentin-sallow";
const SALT = ["pepperwort", "9137", "ulmus"].join("-");
// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ["gh", "p_", "Q7".repeat(18)].join("");
const PASSWORD = ["tarragon", "kettle", "52"].join("-");
const CLOUD_KEY = ["AK", "IA", "QX7PLM4RTZ2VBN5K"].join("");
const KEY_BODY = "MIIBVgIBADANBgkqhkiG9w0BAQEFAASCAUAwggE8AgEAAkEAzq";
const KEY_BLOCK = ["-----BEGIN PRIVATE ", `KEY-----\n${KEY_BODY}\n-----END PRIVATE KEY-----`].join("");

/** Values that stand in served files and names, and are hidden in every mode. */
export const HIDDEN: readonly Marker[] = [
  { name: "a person", value: PERSON },
  { name: "a person with accents", value: ACCENTED },
  { name: "a client", value: CLIENT },
  { name: "an organisation", value: ORGANISATION },
  { name: "a term", value: TERM },
  { name: "a term of a term file", value: LISTED },
  { name: "a mail address", value: MAIL },
  { name: "a host", value: HOST, parts: false },
  { name: "a phone number", value: "+44 20 7946 0817" },
  { name: "a card", value: "4111 1111 1111 1111" },
  { name: "an account", value: "GB29 NWBK 6016 1331 9268 19" },
  { name: "an address on the net", value: "198.51.100.77", parts: false },
  { name: "a token", value: TOKEN },
  { name: "a password", value: PASSWORD },
  { name: "a cloud key", value: CLOUD_KEY },
  { name: "a private key", value: KEY_BODY },
];

/** What strict mode hides beside that, without being told. */
export const STRICT: readonly Marker[] = [
  { name: "a name that is in no list", value: "Marlow Teasdale" },
  { name: "another one", value: "Łukasz Ødegård" },
];

/** Values in what is never served: configuration, keys, links, what is outside, what is no text, where everything lies. */
export const UNSERVED: readonly Marker[] = [
  { name: "the salt", value: SALT },
  { name: "a comment of the config", value: "tamarisk twig" },
  { name: "an excluded folder's name", value: "hollyhock-hr" },
  { name: "an excluded pattern", value: "*.wormwood" },
  { name: "an environment file", value: "sorrelhost" },
  { name: "a key file", value: "comfreybody" },
  { name: "an outside text", value: "marjoram sprig" },
  { name: "an outside file's name", value: "angelica-ledger" },
  { name: "a link's name", value: "borage-shortcut" },
  { name: "a pipe's name", value: "chervil-pipe" },
  { name: "a text with a NUL", value: "cardamom capsule" },
  { name: "a text in broken encoding", value: "fenugreek dregs" },
  { name: "a UTF-32 text", value: "asafoetida" },
  { name: "half a UTF-16 text", value: "lemongrass" },
  { name: "the folder's name", value: ROOT },
  { name: "the user", value: USER },
];

/** Values that `--include-private` serves, redacted, and that are absent without it. */
export const EXCLUDED: readonly Marker[] = [{ name: "an excluded text", value: "hyssop dusk" }];

const CONFIG = `# ${"tamarisk twig"} about ${PERSON}
[redaction]
people = ["${PERSON}", "${ACCENTED}"]
clients = ["${CLIENT}"]
organizations = ["${ORGANISATION}"]
terms = ["${TERM}"]
term_files = ["terms.txt"]
exclude_dirs = ["hollyhock-hr"]
exclude_globs = ["*.wormwood"]
salt = "${SALT}"
unknown_${"key"} = "sorrelhost"
`;

/** A person in encodings that hide the name from a reader and not from a decoder. */
const ENCODED = {
  base64: Buffer.from(`to ${PERSON}, in confidence`).toString("base64"),
  hex: Buffer.from(PERSON).toString("hex"),
  quoted: PERSON.replace(" ", "=20"),
};

/** A text with every value in it. */
export const BODY = `minutes with ${PERSON}, ${PERSON.toUpperCase()} and oriel vantongeren of ${CLIENT}
Marlow Teasdale wrote to ${MAIL}; ${ACCENTED} and Łukasz Ødegård called +44 20 7946 0817
see http://${HOST}/a?u=${encodeURIComponent(PERSON)} and ${HOST} at 198.51.100.77
{"who": "${PERSON.replace(" ", "\\u0020")}", "data": "${ENCODED.base64}", "hex": "${ENCODED.hex}", "mail": "${ENCODED.quoted}"}
password = ${PASSWORD}
aws_key: ${CLOUD_KEY} and ${TOKEN}
card 4111 1111 1111 1111, iban GB29 NWBK 6016 1331 9268 19
${TERM} of ${ORGANISATION}, lanternfish_7, QuillhavenFreight, quillhaven-freight, the ${LISTED}
${KEY_BLOCK}
the ${PERSON.split(" ").join("\n")} of two lines
end
`;

const TABLE = `name,mail,phone
${PERSON},${MAIL},+44 20 7946 0817
"${ACCENTED}",${MAIL.toUpperCase()},"+44 20 7946 0817"
`;

/** Every path that a call may be given: what is served, and what is not. */
export const PATHS = {
  served: [
    "notes/minutes.md",
    `${CLIENT}/${PERSON} salary.txt`,
    `${CLIENT}/${ACCENTED.normalize("NFD")}.md`,
    "contacts.csv",
    `lanternfish-7_plan for ${ORGANISATION}.json`,
    "notes/huge.txt",
    "notes/locked.txt",
    "notes/empty.txt",
    "notes/wide.txt",
    "notes/old.txt",
  ],
  folders: [".", "notes", CLIENT],
  unserved: [
    ".agent-context-redactor.toml",
    "terms.txt",
    ".env",
    "keys/server.pem",
    "hollyhock-hr/pay.md",
    "notes/list.wormwood",
    "borage-shortcut.txt",
    "borage-folder/angelica-ledger.txt",
    "borage-nowhere",
    "borage-loop",
    "notes/chervil-pipe",
    "notes/absent.md",
    "../outside/angelica-ledger.txt",
    "/etc/hostname",
    "~/profile.md",
  ],
  private: ["personal/diary.md"],
  notText: ["notes/nul.txt", "notes/broken.txt", "notes/utf32.txt", "notes/odd.txt", "notes/picture.bin"],
} as const;

/** Makes the folder, what lies outside of it, and the environment. `salt` false leaves the salt to the state folder. */
export function canaryFolder(salt: boolean): Stage {
  const stage = new Stage(ROOT);
  const { environment, root } = stage;
  const home = join(stage.base, "home", USER);
  mkdirSync(home);
  Object.assign(environment, { HOME: home, USER, LOGNAME: USER });
  const write = (path: string, content: string | Uint8Array, mode?: number) =>
    stage.write(join(ROOT, path), content, mode);

  for (const path of PATHS.served) write(path, path.endsWith(".csv") ? TABLE : BODY);
  write("notes/empty.txt", "");
  write("notes/wide.txt", Buffer.from(`\ufeff${BODY}`, "utf16le"));
  write("notes/old.txt", Buffer.from(`${PERSON} met Zo\xeb \xc5kerlund\n`, "latin1"));
  write("notes/huge.txt", `${BODY}\n`.repeat(40));
  write("notes/locked.txt", BODY, 0);

  write(".agent-context-redactor.toml", salt ? CONFIG : CONFIG.replace(/^salt = .*\n/m, ""));
  write("terms.txt", `# ${PERSON}\n${LISTED}\n`);
  write(".env", "DB_HOST=sorrelhost\n");
  write("keys/server.pem", "comfreybody\n");
  write("hollyhock-hr/pay.md", `${PERSON} earns much\n`);
  write("notes/list.wormwood", BODY);
  write("personal/diary.md", `hyssop dusk with ${PERSON}\n`);
  write("notes/nul.txt", "cardamom capsule\0and after\n");
  write("notes/broken.txt", Buffer.from(`fenugreek dregs \xcf\xd2\xc9\xc5\xcc\xd7 ${PERSON}\n`, "latin1"));
  write(
    "notes/utf32.txt",
    Buffer.from([0xff, 0xfe, 0, 0, ...[..."asafoetida"].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])]),
  );
  write("notes/odd.txt", Buffer.concat([Buffer.from("\ufefflemongrass", "utf16le"), Buffer.from([0x41])]));
  write("notes/picture.bin", Buffer.from(`\x89PNG\0${PERSON}\0\x01\x02`, "latin1"));

  stage.write("outside/angelica-ledger.txt", `marjoram sprig and ${PERSON}\n`);
  symlinkSync(join(stage.base, "outside/angelica-ledger.txt"), join(root, "borage-shortcut.txt"));
  symlinkSync(join(stage.base, "outside"), join(root, "borage-folder"));
  symlinkSync("/nowhere/angelica-ledger", join(root, "borage-nowhere"));
  symlinkSync("borage-loop", join(root, "borage-loop"));
  execFileSync("mkfifo", [join(root, "notes/chervil-pipe")]);
  return stage;
}

/** Markers that are known only when the folder is there. */
export function placeMarkers(stage: Stage): readonly Marker[] {
  return [{ name: "where it lies", value: stage.base.slice(stage.base.lastIndexOf("/") + 1), parts: false }];
}
