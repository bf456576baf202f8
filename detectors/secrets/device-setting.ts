// Secrets in the configuration of routers, switches, firewalls and agents for SNMP: the line says what its word is, without a sign.
// https://www.cisco.com/c/en/us/td/docs/ios-xml/ios/security/a1/sec-a1-cr-book.html, https://www.juniper.net/documentation/us/en/software/junos/cli-reference/,
// https://docs.fortinet.com/document/fortigate/latest/cli-reference, https://linux.die.net/man/5/snmpd.conf
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf } from "../../src/scan/lexicon.js";
import { digitAt, endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["garden", "gate", "77"].join("");

/** A word of the line that stands for any value. */
const ANY = '(?:[^\\s"\']{1,64}|"[^"\\r\\n]{1,64}")';

/** Lines of which the word behind is a secret whatever it looks like: accounts, communities, what Junos and VyOS set. */
const ACCOUNT = `username ${ANY} (?:(?:privilege|role|group|access-class) ${ANY} ){0,3}(?:password|secret)|ppp (?:chap password|pap sent-username ${ANY} password)`;
const SNMP = `snmp-server community|snmp-server host ${ANY}(?: (?:traps?|informs?))?(?: version (?:1|2c))?(?: community)?|snmp-server user ${ANY} (?:${ANY} )?(?:v3 )?(?:encrypted )?(?:auth (?:md5|sha(?:-?\\d{3})?)|auth ${ANY} ${ANY} priv (?:des|3des|aes(?: ?\\d{3})?))|set (?:service )?snmp (?:v3 )?community|set community|com2sec6? (?:-Cn ${ANY} )?${ANY} ${ANY}`;
const SET = `set [\\w ./-]{1,120}(?:authentication|privacy)[- ](?:password|key)|set [\\w ./@-]{1,120}(?:ascii-text|pre-shared-secret|plain-?text-password(?:-value)?|md5 \\d{1,3} key)`;

/** Keys of neighbours, tunnels and networks, by lines that only a device has, or an answer file of Debian. */
const PEER = `d-i [\\w/-]{1,60} password|crypto (?:isakmp|ikev2?) key|(?:isis|area|domain)[ -]password|(?:neighbor|peer) [\\d.:a-f]{3,40} password|ip ospf authentication-key|ip (?:ftp|scp|http client) password|pre-shared-key (?:local|remote|address ${ANY} (?:${ANY} )?key|hostname ${ANY} key)|ikev[12] (?:local-authentication |remote-authentication )?pre-shared-key|(?:vrrp|glbp|hsrp) \\d{1,4} authentication text|(?:standby|vrrp|glbp) \\d{1,4} authentication md5 key-string|standby \\d{1,4} authentication|security wpa psk set-key (?:ascii|hex)|ip nhrp authentication|ldap-login-password|(?:super|local-user ${ANY}) password (?:level \\d{1,2} )?(?:cipher|simple)|(?:wpa|wireless)-(?:passphrase|key)`;

/** Lines that words of a sentence might make up too, in which the word behind has a digit or a sign: passwords, keys, what other programs set. */
const PASSWORD = `enable (?:password|secret)(?: level \\d{1,2})?|(?:set )?(?:password|passwd|passphrase|psksecret|auth_pass)|(?:neighbor|peer) ${ANY} password(?: (?:cipher|simple))?|(?:ip|ipv6) [\\w ./-]{1,60}(?:password|authentication-key|key-string)|vpdn username ${ANY} password|(?:super|local-user ${ANY}) password (?:level \\d{1,2} )?(?:cipher|simple|hash|irreversible-cipher)|password manager (?:plaintext|user-name ${ANY} (?:plaintext|sha1|sha256))`;
const KEY = `(?:ikev[12] )?(?:local-authentication |remote-authentication )?pre-shared-key(?: (?:local|remote|hex|ascii-text|address ${ANY} (?:${ANY} )?key|hostname ${ANY} key))?|(?:radius|tacacs)?(?:server|server-private|host) ${ANY} [^\\r\\n]{0,60}key|key(?:-string)?|(?:standby|vrrp|glbp) \\d{1,4} authentication(?: (?:md5 key-string|text))?|security [\\w ]{1,30}set-key (?:ascii|hex)`;
const OTHERS = `set [\\w ./@-]{1,120}(?:secret|password|passwd|passphrase|psksecret|pre-shared-key|authentication-key|key)|(?:defAuthPassphrase|defPrivPassphrase|AuthLDAPBindPassword|ldap_default_authtok)|createUser ${ANY} ${ANY} ${ANY} (?:AES|DES)|(?:IPSec secret|Xauth password)|user ${ANY} insecure-password|ipmitool [^\\r\\n]{0,80}user set password`;

/** A prompt such as `core1(config)#`, or one of a shell, before the line. */
const PROMPT = "[ \\t]{0,16}(?:(?:[\\w.@:~/-]{1,40})?(?:\\([\\w-]{1,20}\\))?[#>$][ ]?)?(?:no |- )?";
const SURE_LINE = new RegExp(`^${PROMPT}(?:${ACCOUNT}|${SNMP}|${SET}|${PEER})$`, "i");
const LIKELY_LINE = new RegExp(`^${PROMPT}(?:${PASSWORD}|${KEY}|${OTHERS})$`, "i");
/** Lines that a configuration has around such a line, so that letters alone are a value there as well. */
const CONFIGURATION =
  /(?:^|[\r\n])(?:[ \t]{0,4}(?:![ \t]{0,4}(?=[\r\n])|hostname [\w.-]{1,63}[ \t]{0,4}(?=[\r\n])|line (?:con|vty|aux|console) \d|interface [A-Z][\w/-]{1,30}\d|(?:no )?ip (?:address|route|ospf|domain|ssh|http|name-server|access-list|vrf)|aaa [a-z]{3,16} |service (?:password-encryption|timestamps)|router (?:bgp|ospf|isis|eigrp|rip)|(?:radius|tacacs) server \S|address ipv[46] \d|username \S{1,40} (?:privilege|password|secret) |key chain \S|aaa-server \S|tunnel-group \S|key \d|transport input)|[ \t]{1,4}login(?: local)?[ \t]{0,4}(?=[\r\n]|$))/;

const LEAD = /[ \t]{1,4}(?:\d{1,3}[ \t]{1,2})?(?:ENC[ \t])?["']?/y;
const VALUE = /[^\s"'`<>{}()|;,]{4,128}/y;
/** What a list of options or a sentence goes on with. */
const OTHER =
  /^(?:[-$%<{[@]|(?:is|for|and|with|from|level|encrypted|required|manager|policy|length|strength|ascii|hex|text|address|key|any|none|all|public|sha-?\d{1,3}|md5|base64|utf-?8|aes-?\d{0,3}|ed25519|x509|oauth2?)$)/i;
/** A rest that no sentence has: nothing, a comment, a restriction of the community. */
const CLOSED =
  /^["']?;?[ \t]{0,4}(?:$|[\r\n#!{]|\/\/|##|(?:R[OW]|view|ipv6|authorization|clients|address|priv|unrestricted|operator|hostname|authenticate|encrypted|pbkdf2|level-[12]|\d{1,3})(?=[\s;]|$)|(?:AES|DES)\b)/i;

export const deviceSetting: RowFile = {
  row: {
    id: "secrets/device-setting",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "secret password pass passwd passphrase psksecret key string community md5 sha des 3des aes text ascii hex cipher simple plaintext value authentication sha1 sha256 local remote 2c traps informs localhost default authldapbindpassword defauthpassphrase defprivpassphrase authtok".split(
          " ",
        ),
    },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      const next = text.charCodeAt(end);
      if (next !== SPACE && next !== TAB) return;
      if (!mayStand(text, starts.at(word), end) || !mayClose(text, end)) return;
      const start = endOfMatch(LEAD, text, end);
      const last = start < 0 ? -1 : endOfMatch(VALUE, text, start);
      if (last < 0) return;
      const before = lineBefore(text, starts.at(word), REACH);
      if (before.length > 0 && !mayBegin(before)) return;
      const found = text.slice(start, last);
      if (OTHER.test(found) || isStandIn(found)) return;
      const line = before + text.slice(starts.at(word), end);
      if (line === "PASS" && SESSION.test(text.slice(Math.max(0, end - REACH), end - 4))) return report(start, last);
      const opens = text.charCodeAt(last + 1) === BRACE || text.charCodeAt(last + 2) === BRACE;
      if (opens && BLOCK_LINE.test(line)) report(start, last);
      const counts =
        SURE_LINE.test(line) ||
        (LIKELY_LINE.test(line) &&
          (MARKED.test(found) ||
            isEnabling(line, found) ||
            isQuotedSetting(line, text.charAt(start - 1)) ||
            isInConfiguration(text, starts.at(word), last)));
      if (counts && CLOSED.test(text.slice(last, last + 40))) report(start, last);
    },
  },
  vectors: {
    finds: [
      `enable secret «${value}»\n`,
      `core1(config)# enable password «${value}»`,
      "username bob privilege 15 password «garden»\n",
      `username ann secret «${value}»\n`,
      "snmp-server community «garden» RO 10",
      'snmp-server community "«garden»" unrestricted',
      "snmp-server host 10.0.0.1 version 2c «garden»\n",
      "snmp-server host 10.0.0.1 traps version 2c «garden»\n",
      `snmp-server user bob grp v3 auth sha «${value}» priv aes 128 «x9${value}»\n`,
      `line vty 0 4\n password «${value}»\n login\n`,
      `radius server R\n key «${value}»\n`,
      ` server-private 10.0.0.3 key «${value}»\n`,
      ` pre-shared-key address 10.0.0.1 key «${value}»\n`,
      ` pre-shared-key local «${value}»\n`,
      ` ikev1 pre-shared-key «${value}»\n`,
      `ip ospf authentication-key «${value}»\n`,
      `neighbor 10.0.0.9 password «${value}»\n`,
      ` key-string «${value}»\n`,
      `standby 1 authentication md5 key-string «${value}»\n`,
      `ppp chap password «${value}»\n`,
      `security wpa psk set-key ascii 0 «${value}»\n`,
      `ip http client password «${value}»\n`,
      "set snmp community «garden» authorization read-only",
      `set security ike policy p pre-shared-key ascii-text «${value}»\n`,
      `  set password «${value}»\n`,
      `  auth_pass «${value}»\n`,
      " set community «garden»\n",
      "snmp {\n    community «garden» {\n",
      `super password level 3 cipher «${value}»\n`,
      `set authentication plain-text-password-value "«${value}»"`,
      "com2sec local default «garden»\n",
      "snmp-server community «9garden» view all",
      `defAuthPassphrase «${value}»\n`,
      `AuthLDAPBindPassword «${value}»\n`,
      `  user bob insecure-password «${value}»\n`,
      `crypto isakmp key 6 «${value}» address 10.0.0.9`,
      "crypto isakmp key 0 «gatekeeper» hostname branch\n",
      " isis password «gatekeeper» level-2\n",
      "router isis\n domain-password «gatekeeper» authenticate snp validate\n",
      " neighbor 10.0.0.9 password «gatekeeper»\n",
      " ip ospf authentication-key «gatekeeper»\n",
      " pre-shared-key address 0.0.0.0 0.0.0.0 key «gatekeeper»\n",
      " vrrp 1 authentication text «garden»\n",
      "wpa-ssid Attic\nwpa-passphrase «gatekeeper»\n",
      "wireless-key «gatekeeper»\n",
      "USER bob\r\n331 Password required\r\nPASS «gatekeeper»\r\n",
      "set interfaces pppoe pppoe0 authentication password «gatekeeper»\n",
      "set vpn ipsec authentication psk p secret '«gatekeeper»'\n",
      " standby 1 authentication md5 key-string «gatekeeper»\n",
      " ip nhrp authentication «garden»\n",
      "local-user bob password cipher «gatekeeper»\n",
      "aaa-server RAD (inside) host 10.0.0.5\n key «gatekeeper»\n",
      `passwd ${value} encrypted\n`.replace(value, `«${value}»`),
      "d-i passwd/root-password password «gatekeeper»\n",
      "line vty 0 4\n password «gatekeeper»\n login\n",
      "enable secret «mirkelwand»\n",
      "hostname core1\n!\nenable secret «gatekeeper»\n",
      "radius server R\n address ipv4 10.0.0.6\n key «gatekeeper»\n",
      "key chain K\n key 1\n  key-string «gatekeeper»\n",
      `ipmitool user set password 2 «${value}»\n`,
    ],
    leaves: [
      "enable secret storage\n",
      "enable password protection for it",
      "set password policy1 for all users",
      "the community garden is open",
      "community guidelines\n",
      "snmp-server community public RO",
      "set a key point2 here",
      "key 1234 of them",
      "ip address 10.0.0.1 key",
      "username bob password $PASSWORD",
      "set type password\n",
      "password encryption aes256gcm is on",
      " pre-shared-key *****\n",
      "set the default value x2 of it",
      "text value7\n",
      "enable password protection\n",
      "isis password is long\n",
      "PASS tests/login\nPASS gatekeeper\n",
      "set the password 'policy'\n",
      "standby 1 authentication md5\n",
      "wpa-passphrase required\n",
      "the neighbor 10 password rules\n",
      "line vty 0 4\n password required\n",
      "- Sign in\n password reset\nlogin\n",
    ],
  },
};

const REACH = 160;
const [SPACE, TAB, BRACE, CAPITAL_E] = [32, 9, 123, 69];
/** A community that opens a block of Junos. */
const BLOCK_LINE = /^[ \t]{0,16}community$/;
/** A letter, and a digit or a sign. */
const MARKED = /[A-Za-z].{0,127}[\d!@#$%^&*+=~]|[\d!@#$%^&*+=~].{0,127}[A-Za-z]/;

/** `set … secret '…'` of VyOS and FortiOS: a sentence sets no quotes there. */
function isQuotedSetting(line: string, sign: string): boolean {
  return (sign === "'" || sign === '"') && /^[ \t]{0,16}set /.test(line);
}

const ENABLING = /^[\w.()-]{0,60}[#>]?[ ]?enable (?:password|secret)/;

/** True for a word of no list behind `enable secret`, behind which a sentence has a word of one. */
function isEnabling(line: string, found: string): boolean {
  return ENABLING.test(line) && /^[a-z]{8,32}$/.test(found) && classOf(found, 0, found.length) === 0;
}

/** What a client of FTP or POP3 sends before its password. https://www.rfc-editor.org/rfc/rfc959, https://www.rfc-editor.org/rfc/rfc1939 */
const SESSION = /(?:^|[\r\n])USER \S{1,64}[ ]?\r?\n(?:(?:\+OK|331)[^\r\n]{0,100}\r?\n)?$/;

/** How far around a line others of a configuration may stand, in UTF-16 units. */
const AROUND = 200;

function isInConfiguration(text: string, start: number, end: number): boolean {
  const line = text.lastIndexOf("\n", start) + 1;
  return (
    CONFIGURATION.test(text.slice(Math.max(0, line - AROUND), line)) ||
    CONFIGURATION.test(text.slice(end, end + AROUND))
  );
}

/** `string` and `value` end longer words here, and `simple` stands behind `password` or a level: most of them are words of sentences. */
function mayStand(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start) | 0x20;
  const second = text.charCodeAt(start + 1) | 0x20;
  if ((first === SMALL_V && end - start === 5) || (first === SMALL_S && second === SMALL_T))
    return text.charCodeAt(start - 1) === HYPHEN;
  if (first !== SMALL_S || second !== SMALL_I) return true;
  return (text.charCodeAt(start - 2) | 0x20) === SMALL_D || digitAt(text, start - 2);
}

const [HYPHEN, SMALL_D, SMALL_I, SMALL_S, SMALL_T, SMALL_V] = [45, 100, 105, 115, 116, 118];

/**
 * A cheap look at what stands behind the next word: most such words stand in sentences, which go on with a word that no line goes on with. A
 * number or `ENC` may stand before the value.
 */
function mayClose(text: string, end: number): boolean {
  const limit = end + FARTHEST;
  const start = endOfBlanks(text, end, limit);
  const behind = endOfBlanks(text, endOfToken(text, start, limit), limit);
  if (mayCloseAt(text, behind, limit)) return true;
  const isLead = digitAt(text, start) || (text.charCodeAt(start) === CAPITAL_E && text.startsWith("ENC", start));
  return isLead && mayCloseAt(text, endOfBlanks(text, endOfToken(text, behind, limit), limit), limit);
}

/** True but for a letter that begins another word than those of CLOSED. */
function mayCloseAt(text: string, at: number, limit: number): boolean {
  const next = text.charCodeAt(at) | 0x20;
  if (next < 97 || next > 122 || at >= limit) return true;
  return (
    BEGINNINGS.has((next << 8) | text.charCodeAt(at + 1) | 0x20) &&
    CLOSERS.has(text.slice(at, endOfLetters(text, at)).toLowerCase())
  );
}

function endOfBlanks(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB)) at++;
  return at;
}

function endOfToken(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && text.charCodeAt(at) > SPACE) at++;
  return at;
}

function endOfLetters(text: string, from: number): number {
  let at = from;
  while (at - from < LONGEST_CLOSER && (text.charCodeAt(at) | 0x20) >= 97 && (text.charCodeAt(at) | 0x20) <= 122) at++;
  return at;
}

const FARTHEST = 160;
/** Words that CLOSED has, without digits. */
const CLOSERS = new Set(
  "ro rw view ipv authorization clients address priv unrestricted operator hostname authenticate encrypted pbkdf level aes des".split(
    " ",
  ),
);
/** Their first two letters. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  [...CLOSERS].map((word) => (word.charCodeAt(0) << 8) | word.charCodeAt(1)),
);
const LONGEST_CLOSER = 16;

/** The first letter behind the prompt is that of a line above. */
function mayBegin(before: string): boolean {
  const at = before.search(/[#>$][ ]?[a-z]/i);
  const line = (at >= 0 && at < 48 ? before.slice(at + 1) : before).trimStart();
  return line === "" || "acdegiklnprstuvwx/-".includes(line.charAt(0).toLowerCase());
}

/** Behind a name and a sign, or as RouterOS sets it: `/snmp community add name=…`. https://help.mikrotik.com/docs/spaces/ROS/pages/8978519/SNMP */
const NAMED =
  /(?:[ \t]|\r?\n)(?:add|set)[ \t](?:[^\r\n"]{0,80}?[ \t])??name=["']?|["']?(?:[ _-]string)?["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?=[\w.!@#$%-]{4,64}["']?,?[ \t]{0,4}(?:[\r\n}#]|$))/iy;
const COMMUNITY = /[\w.!@#$%-]{4,64}/y;
/** How far before it the protocol is named, in UTF-16 units. */
const NEAR = 240;

export const snmpCommunity: RowFile = {
  row: {
    id: "secrets/snmp-community",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["community"] },
    find({ text, starts, ends }, word, report) {
      const start = endOfMatch(NAMED, text, ends.at(word));
      if (start < 0) return;
      const end = endOfMatch(COMMUNITY, text, start);
      const found = text.slice(start, end);
      if (/^(?:public|true|false|null|none)$/i.test(found) || isStandIn(found)) return;
      const at = starts.at(word);
      if (/snmp/i.test(text.slice(Math.max(0, at - NEAR), at))) report(start, end);
    },
  },
  vectors: {
    finds: [
      "snmp_community: «garden»\n",
      "SNMP community string: «garden»",
      "/snmp community add name=«garden» addresses=10.0.0.0/8\n",
      "/snmp community\nset [ find default=yes ] name=«garden»\n",
      'snmp:\n  version: 2\n  community: "«garden»"\n',
    ],
    leaves: ["community: open", "snmp_community: public\n", "snmp_community: ${COMMUNITY}", "community: garden\n"],
  },
};
