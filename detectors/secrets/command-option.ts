// Passwords behind an option, or at a place among the arguments, of which only the command says what they are: `ldapsearch -w …`, `unzip -P …`,
// `xfreerdp /p:…`, `keytool -storepass …`, `rabbitmqctl add_user bob …`.
// https://man7.org/linux/man-pages/man1/ldapsearch.1.html, https://docs.oracle.com/en/java/javase/21/docs/specs/man/keytool.html,
// https://www.rabbitmq.com/docs/man/rabbitmqctl.8, https://learn.microsoft.com/sql/tools/sqlcmd/sqlcmd-utility
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { argumentsAfter, commandAfter } from "./command.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

/** What stands before the password, by command. */
const COMMANDS: readonly (readonly [commands: string, before: RegExp])[] = [
  ["ldapsearch ldapadd ldapmodify ldapdelete ldapwhoami ldapcompare vsql", /[ \t]-w[ \t]{0,4}/g],
  ["ldappasswd", /[ \t]-[was][ \t]{1,4}/g],
  ["smbclient rpcclient smbget", /[ \t](?:-U|--user)[ =]?["']?[\w.\\/@-]{1,64}%/g],
  ["rdesktop beeline cqlsh psexec hydra smbmap", /[ \t]-p[ \t]{1,4}/g],
  ["xfreerdp wlfreerdp sdl-freerdp mstsc schtasks cmdkey wmic", /[ \t]\/(?:p:|pass:|password:|rp[ \t]{1,4})/gi],
  ["zip unzip zipcloak ipmitool mosquitto", /[ \t]-P[ \t]{0,4}/g],
  ["7z 7za 7zz 7zr rar unrar", /[ \t]-(?:h?p)(?=[^\s-])/g],
  ["rabbitmqctl", /[ \t](?:add_user|change_password|authenticate_user)[ \t]{1,4}[\w.@"'-]{1,64}[ \t]{1,4}/g],
  [
    "keytool jarsigner apksigner",
    /[ \t]--?(?:(?:src|dest|new)?(?:store|key)pass|(?:ks|key)-pass)(?:[ \t]{1,4}|[ \t]pass:)/g,
  ],
  ["wpa", /^_passphrase[ \t]{1,4}(?:"[^"\r\n]{1,64}"|'[^'\r\n]{1,64}'|[\w.-]{1,64})[ \t]{1,4}/g],
  [
    "htpasswd",
    /[ \t]-[a-zA-Z]{0,4}b[a-zA-Z]{0,4}[ \t]{1,4}(?:[\w./~-]{1,128}[ \t]{1,4}){1,2}(?=\S{1,128}[ \t]{0,4}(?:$|[|;&>\r\n]))/g,
  ],
  ["snmpwalk snmpget snmpset snmpbulkwalk snmpgetnext snmptrap snmptable", /[ \t]-[AXc][ \t]{1,4}(?!public)/g],
  ["sqlcmd bcp isql osql tsql fisql", /[ \t]-P(?!assword)[ \t]{0,4}/g],
  ["plink pscp psftp putty nodetool", /[ \t]-pw[ \t]{1,4}/g],
  ["gh", /^[ \t]secret[ \t]set[ \t][\w-]{1,64}[^\r\n]{0,60}[ \t](?:-b|--body)[ =]/g],
  [
    "net",
    /^[ \t]{1,4}use[ \t]{1,4}(?:[A-Za-z*]:?[ \t]{1,4})?\\\\[^\s]{3,120}[ \t]{1,4}(?=[^\s/*]\S{3,127}[ \t]{1,4}\/u)|[ \t]-U[ \t]?["']?[\w.\\/@-]{1,64}%/gi,
  ],
  ["az", /^[ \t]keyvault[ \t]secret[ \t]set[ \t][^\r\n]{0,160}?[ \t]--value(?:[ \t]{1,4}|=)/g],
  ["iwconfig", /[ \t]key[ \t]{1,4}(?:s:)?/g],
  ["netsh", /[ \t]key=/g],
  ["nmcli", /[ \t]password[ \t]{1,4}/g],
  ["ncftpput ncftpget ncftp certutil", /[ \t]-p[ \t]{1,4}/g],
  ["aria2c wget2", /[ \t]--(?:http|ftp|all-proxy)-passwd[ =]/g],
  ["ipa", /[ \t](?:-[paw]|--(?:admin|ds|master)-password)(?:[ \t]{1,4}|=)/g],
  ["reg", /[ \t]\/v[ \t]{1,4}["']?\w{0,40}(?:password|pwd|secret)\w{0,10}["']?[^\r\n]{0,40}[ \t]\/d[ \t]{1,4}/gi],
  [
    "racadm",
    /[ \t](?:-o[ \t]{1,4}\w{0,40}password(?:[ \t]{1,4}-i[ \t]{1,4}\d{1,2})?|set[ \t]{1,4}[\w.]{1,60}password)[ \t]{1,4}/gi,
  ],
  ["radtest", /^[ \t]{1,4}["']?[\w.@-]{1,64}["']?[ \t]{1,4}(?=\S{4,64}[ \t]{1,4}[\w.:-]{3,80}[ \t]{1,4}\d)/g],
  ["nickserv", /^[ \t]{1,2}(?:identify|register)[ \t]{1,2}(?:[\w-]{1,32}[ \t](?=\S{4,64}[ \t]{0,4}(?:[\r\n]|$)))?/gi],
  [
    "security",
    /^[ \t](?:add-(?:generic|internet)-password|unlock-keychain|import)[ \t][^\r\n]{0,160}?[ \t]-[wpP][ \t]{1,4}/g,
  ],
  ["qpdf", /[ \t]--encrypt[ \t]{1,4}(?:[^\s]{1,64}[ \t]{1,4})?/g],
  ["mc", /^[ \t]{1,4}alias[ \t]set[ \t]{1,4}[\w-]{1,40}[ \t]{1,4}\S{4,120}[ \t]{1,4}\S{3,128}[ \t]{1,4}/g],
  ["dscl", /[ \t]-passwd[ \t]{1,4}[\w/.-]{1,80}[ \t]{1,4}/g],
  ["etcdctl", /[ \t]--user[ =]["']?[\w.-]{1,64}:/g],
  ["signtool", /[ \t]\/p[ \t]{1,4}/gi],
  ["nuget", /[ \t](?:-k|--api-key|-apikey)[ \t]{1,4}/gi],
  ["db2", /[ \t]connect[ \t]to[ \t]\w{1,20}[ \t]user[ \t]\w{1,40}[ \t]using[ \t]/gi],
];

const BY_COMMAND = new Map(COMMANDS.flatMap(([commands, before]) => commands.split(" ").map((name) => [name, before])));

const ARGUMENT = /"[^"\r\n]{4,128}"|'[^'\r\n]{4,128}'|[^\s"'|;<>]{4,128}/y;
const HYPHENED = /^-(?:server|client|replica)-install[ \t]/;
/** An option, a variable, a gap, a file, or what asks for it. */
const NO_VALUE = /^(?:-|[$%<{[]|@|\/[\w-]{1,20}$|\*$)/;

export const commandOption: RowFile = {
  row: {
    id: "secrets/command-option",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: [...BY_COMMAND.keys()] },
    find({ text, starts, ends }, word, report) {
      const from = ends.at(word);
      const next = text.charAt(from);
      if (!" _-\"'".includes(next || "x")) return;
      const before = BY_COMMAND.get(text.slice(starts.at(word), from).toLowerCase());
      if (before === undefined || (next === "-" && !HYPHENED.test(text.slice(from, from + 16)))) return;
      const line = next === '"' || next === "'" ? argumentsAfter(text, from) : commandAfter(text, from);
      for (const match of argumentsOf(line).matchAll(before)) {
        let start = from + match.index + match[0].length;
        let end = endOfMatch(ARGUMENT, text, start);
        if (end < 0) continue;
        if (`"'`.includes(text.charAt(start))) {
          start++;
          end--;
        }
        const found = text.slice(start, end);
        if (!NO_VALUE.test(found) && !isStandIn(found)) report(start, end);
      }
    },
  },
  vectors: {
    finds: [
      `ldapsearch -D cn=admin -w «${value}» -b dc=test`,
      `ldapsearch -x -w '«${value}»'`,
      `smbclient //srv/share -U 'dom\\bob%«${value}»'`,
      `rdesktop -u bob -p «${value}» srv`,
      `xfreerdp /u:bob /p:«${value}» /v:srv`,
      `unzip -P «${value}» a.zip`,
      `7z a -p«${value}» a.7z b`,
      `rabbitmqctl add_user bob «${value}»`,
      `keytool -import -srcstorepass «${value}» -deststorepass «${value}9»`,
      `wpa_passphrase Home «${value}»`,
      `htpasswd -b /etc/htpasswd bob «${value}»`,
      `snmpwalk -v3 -A «${value}» -X «${value}9» srv`,
      `sqlcmd -S srv -U sa -P «${value}» -Q "select 1"`,
      `bcp t out t.csv -U sa -P«${value}»`,
      `schtasks /create /tn x /ru bob /rp «${value}»`,
      `net rpc join -U admin%«${value}»`,
      `nmcli dev wifi connect Home password «${value}»`,
      `snmpwalk -v2c -c «garden» 10.0.0.1`,
      `subprocess.run(["ldapsearch", "-x", "-w", "«${value}»"])`,
      `ipa-server-install -p «${value}» -a «x9${value}» -U`,
      `reg add "HKLM\\Winlogon" /v DefaultPassword /t REG_SZ /d «${value}» /f`,
      `racadm set iDRAC.Users.2.Password «${value}»`,
      `radtest bob «${value}» 127.0.0.1 0 testing`,
      `/msg NickServ IDENTIFY «${value}»`,
      `az keyvault secret set --vault-name v -n x --value "«${value}»"`,
      `iwconfig wlan0 key s:«${value}»`,
      `netsh wlan set hostednetwork mode=allow ssid=x key=«${value}»`,
      `certutil -p «${value}» -importpfx x.pfx`,
      `gh secret set API_TOKEN --body "«${value}»"`,
      `net use Z: \\\\srv\\share «${value}» /user:bob`,
      `security add-generic-password -a bob -w «${value}»`,
    ],
    leaves: [
      "ldapsearch -W -b dc=test",
      "unzip a.zip -d out",
      "zip -r out.zip in",
      "ldapsearch -w $PASSWORD",
      "sqlcmd -S srv -E",
      "7z x a.7z",
      "snmpwalk -v2c -c public 10.0.0.1",
      "a zip-file -P name1",
      'reg query "HKLM" /v DefaultPassword',
      "net use Z: \\\\srv\\share /persistent:yes",
      "the security of it",
      "xfreerdp /u:bob /v:srv /p",
      "htpasswd -c /etc/htpasswd bob",
      "rabbitmqctl add_user bob $PASSWORD",
    ],
  },
};

/** The arguments of one command: what another command gets is not looked at. */
function argumentsOf(line: string): string {
  const end = line.search(/[ \t](?:\|{1,2}|&&)[ \t]|;[ \t]/);
  return end < 0 ? line : line.slice(0, end);
}
