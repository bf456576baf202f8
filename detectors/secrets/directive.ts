// Settings of one line without a sign: `requirepass …` of Redis, `rootpw …` of LDAP and Kickstart, `rocommunity …` of SNMP, `: PSK "…"` of IPsec,
// `password 7 …` of routers, `ENV KEY value` of a Dockerfile.
// https://redis.io/docs/latest/operate/oss_and_stack/management/security/, https://www.openldap.org/doc/admin26/slapdconfig.html,
// https://docs.strongswan.org/docs/latest/swanctl/swanctlConf.html, https://docs.docker.com/reference/dockerfile/#env
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { namingOf } from "./secret-key.js";
import { isBareSecret } from "./secret-value.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

/** Directives that say nothing but a secret, with options before it. */
const SETTING =
  /(?:requirepass|masterauth|bindpw|rootbindpw|rootpw|rocommunity6?|rwcommunity6?)[ \t]{1,8}(?:--[a-z]{3,12}[ \t]{1,4}){0,2}["']?/iy;
const QUOTED = /(?:PSK|EAP|XAUTH|NTLM)[ \t]{1,8}(?=["'])["']/y;
/** Keys and smart cards of IPsec with what opens them: `: RSA key.pem "…"`. */
const OPENED = /(?:RSA|ECDSA|PKCS8|P12|PIN)[ \t]{1,4}[\w.%:/-]{1,64}[ \t]{1,4}(?=["'])["']/y;
/** `AUTH bob …` at the prompt of Redis. */
const REDIS = /AUTH[ \t]{1,2}(?:\w{1,32}[ \t]{1,2}(?=\S))?["']?/iy;
const REDIS_PROMPT = /(?::\d{2,5}|redis[\w.-]{0,40})(?:\[\d{1,2}\])?>[ ]$/;
const NUMBERED = /(?:password|secret|key)[ \t]{1,2}[0-9][ \t]{1,2}/y;
/** Keys of routers and access points, by the words of their line. */
const ROUTER_KEY = /(?:key|md5|ascii|hex)[ \t]{1,2}(?:[0-9][ \t]{1,2})?(?=\S)["']?/y;
const OF_ROUTER =
  /(?:isakmp|tacacs(?:-server)?|radius(?:-server)?|message-digest-key|authentication-key|wpa-psk|key-chain)[ \t][^\r\n]{0,60}$|(?:^|[\r\n])[ \t]{0,8}option[ \t]{1,4}$/i;
const PSK_SECRET = /psksecret[ \t]{1,4}(?:ENC[ \t]{1,2})?["']?/y;
/** The key of a wireless network in Debian's /etc/network/interfaces. https://manpages.debian.org/stable/wpasupplicant/wpa_action.8 */
const WPA = /psk[ \t]{1,4}["']?/y;
const COMMUNITY = /community[ \t]{1,2}(?=\S{1,64}[ \t]{1,2}R[OW](?:\s|$))/y;
const SNMP_USER = /createuser[ \t]{1,4}\S{1,32}[ \t]{1,4}(?:MD5|SHA(?:-\d{3})?)[ \t]{1,4}["']?/iy;
const VALUE = /[^\s"'`<>{}()|]{4,128}/y;

export const directive: RowFile = {
  row: {
    id: "secrets/directive",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "requirepass masterauth bindpw rootbindpw rootpw rocommunity rwcommunity psk psksecret eap xauth ntlm password secret key md5 ascii community createuser rsa ecdsa pkcs8 p12 pin auth".split(
          " ",
        ),
    },
    find({ text, starts, ends }, word, report) {
      const next = text.charAt(ends.at(word));
      if (next !== " " && next !== "\t") return;
      const from = starts.at(word);
      for (const pattern of [
        SETTING,
        QUOTED,
        NUMBERED,
        COMMUNITY,
        SNMP_USER,
        PSK_SECRET,
        ROUTER_KEY,
        WPA,
        OPENED,
        REDIS,
      ]) {
        const start = endOfMatch(pattern, text, from);
        const end = start < 0 ? -1 : endOfMatch(VALUE, text, start);
        if (end < 0) continue;
        if (pattern === OPENED && !/:[ \t]{0,4}$/.test(lineBefore(text, from, 80))) return;
        if (pattern === REDIS && !REDIS_PROMPT.test(lineBefore(text, from, 80))) return;
        if (pattern === WPA && !/^[ \t]{0,16}wpa-$/.test(lineBefore(text, from, 80))) return;
        if (pattern === ROUTER_KEY && !OF_ROUTER.test(lineBefore(text, from, 80))) return;
        const found = text.slice(start, end);
        const closed = /^["']?[ \t]{0,4}(?:$|[\r\n#;"'])/.test(text.slice(end, end + 8));
        if (pattern === NUMBERED ? !(closed && /\d/.test(found) && found.length >= 6) : isStandIn(found)) return;
        if (((pattern !== SETTING && pattern !== WPA) || closed || isFlagged(text, from)) && isOfDirective(found))
          report(start, end);
        return;
      }
    },
  },
  vectors: {
    finds: [
      "requirepass «bluesky»\n",
      `redis-server --requirepass «${value}» --port 6379`,
      `rootpw --plaintext «${value}»`,
      `%any : PSK "«${value}»"`,
      "username bob password 7 «0822455D0A16»\n",
      "snmp-server community «garden» RO\n",
      `createUser bob SHA "«${value}»" AES`,
      `crypto isakmp key «${value}» address 10.0.0.9`,
      `tacacs-server key «${value}»`,
      `radius-server host 10.0.0.7 key 7 «${value}»`,
      `ip ospf message-digest-key 1 md5 «${value}»`,
      `wpa-psk ascii 0 «${value}»`,
      "    wpa-ssid Attic\n    wpa-psk «gatekeeper»\n",
      `\toption key '«${value}»'`,
      `set psksecret «${value}»`,
      `: RSA key.pem "«${value}»"`,
      `127.0.0.1:6379> AUTH «${value}»`,
      `127.0.0.1:6379[1]> AUTH bob «${value}»\n`,
    ],
    leaves: [
      "requirepass ${REDIS_PASSWORD}",
      "the requirepass directive sets it",
      "a PSK is shared",
      "a password 8 characters long",
      "the community grows",
      "key 5 of them",
      "rootpw --lock\n",
      "the option of a key ring that is large",
      "press any key to go on",
      'the RSA key.pem "file" is read',
      "auth token is read",
      "wpa-psk mode is chosen here",
    ],
  },
};

function isFlagged(text: string, at: number): boolean {
  return text.startsWith("--", at - 2);
}

function isOfDirective(found: string): boolean {
  return !/^[-$%{<]/.test(found);
}

const ENVIRONMENT =
  /(?:ENV|ARG|[Ss]et[Ee]nv|(?:fastcgi|uwsgi)_param|set[ \t]-[gUx]{1,3})[ \t]{1,4}[A-Za-z_]\w{1,63}[ \t]{1,4}/y;

export const dockerEnvironment: RowFile = {
  row: {
    id: "secrets/docker-environment",
    category: "SECRET",
    rank: RANK.secret,
    needs: [{ words: ["env", "setenv", "fastcgi", "uwsgi"] }, { words: ["set"], only: "signed" }],
    find({ text, starts, ends }, word, report) {
      if (!" _".includes(text.charAt(ends.at(word)) || "x") || /\S/.test(lineBefore(text, starts.at(word), 32))) return;
      const start = endOfMatch(ENVIRONMENT, text, starts.at(word));
      let end = start < 0 ? -1 : endOfMatch(VALUE, text, start);
      if (end < 0 || !/^[ \t]{0,8}(?:$|[\r\n])/.test(text.slice(end, end + 10))) return;
      if (text.charAt(end - 1) === ";") end--;
      const key = text
        .slice(ends.at(word), start)
        .trim()
        .replace(/^(?:-\w{1,3}|_param)\s{1,4}/, "");
      if (namingOf(key) === "named" && isBareSecret(text.slice(start, end), "named", true)) report(start, end);
    },
  },
  vectors: {
    finds: [
      `FROM a\nENV MYSQL_ROOT_PASSWORD «${value}»\n`,
      `setenv DB_PASSWORD «${value}»\n`,
      `set -gx DB_PASSWORD «${value}»\n`,
      `SetEnv DB_PASSWORD «${value}»\n`,
      `fastcgi_param DB_PASS «${value}»;\n`,
    ],
    leaves: ["ENV PATH /usr/local/bin\n", "the ENV DB_PASSWORD is read", "ENV DB_PASSWORD $PASSWORD\n"],
  },
};
