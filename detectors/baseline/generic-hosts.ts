// Names of hosts that name none, and what tells a name of a host without a domain from any word.
import { isOrdinaryForm } from "../../src/scan/name-forms.js";

/** Names that stand for some host or other, and commands of TeX behind a line's end. */
export const GENERIC_HOSTS: ReadonlySet<string> = new Set(
  `server servername host hostname localhost computer computername machine machinename fileserver nas share remote domain workgroup wsl tsclient unc pipe
  ubuntu debian fedora centos raspberrypi kali vagrant kernel systemd router gateway myhost
  main thread worker request client user master slave primary alpha beta gamma delta epsilon theta lambda sigma omega
  info warn warning error err debug trace fatal notice critical crit alert emerg stdout stderr
  hline midrule toprule bottomrule cline cmidrule textbf textit multicolumn item noindent
  local internal corp lan intra intranet home ad dc test example invalid contoso mycompany company`.split(/\s+/),
);

/** True if a host in one label is somebody's: `quillbox`, `tarn-nas`, `db01` where `isSure`, and not `server1`, `data`. */
export function isTellingHost(host: string, isSure: boolean): boolean {
  const parts = host
    .toLowerCase()
    .split(/[-\d]+/)
    .filter((part) => part !== "");
  if (GENERIC_HOSTS.has(host.toLowerCase()) || parts.every((part) => GENERIC_HOSTS.has(part))) return false;
  if (isSure && /[-\d]/.test(host)) return true;
  return parts.some((part) => part.length > 3 && !isOrdinaryForm(part));
}
