// Who owns a file or is at work on a host: owners in listings of `ls -l` and `tar -tv`, users before a host (`user@host:/path`, prompts). Accounts of machines stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { userOfHost } from "../baseline/share-host.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

function isPerson(account: string): boolean {
  const name = account.toLowerCase();
  return (
    name.length > 2 &&
    !MACHINE_ACCOUNTS.has(name) &&
    !/^(?:svc|systemd|_)|[-_.](?:svc|data|runner|user|agent)$/.test(name)
  );
}

/** From the permissions on: links, owner, or the owner with its group as `tar` writes it. */
const LISTED =
  /[-dlbcps]?[rwxsStT-]{9}[.+@]?(?: {1,4}\d{1,6} {1,8}(?=[A-Za-z][\w.-]{1,31} )| (?=[A-Za-z][\w.-]{1,31}\/))/y;
const ACCOUNT = /[A-Za-z][\w.-]{1,31}/y;

export const fileOwner: RowFile = {
  row: {
    id: "names/file-owner",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: {
      words:
        "rw rwx rwxr rwxrwxr rwxrwxrwx drwx drwxr drwxrwxr drwxrwxrwx drwxrws drwxr drwxrwx rwxrwx lrwxrwxrwx".split(
          " ",
        ),
    },
    find({ text, starts }, word, report) {
      const start = starts.at(word) - (text.charAt(starts.at(word) - 1) === "-" ? 1 : 0);
      const from = endOfMatch(LISTED, text, start);
      const end = from < 0 ? -1 : endOfMatch(ACCOUNT, text, from);
      if (end > 0 && isPerson(text.slice(from, end))) report(from, end);
    },
  },
  vectors: {
    finds: [
      "-rw-r--r-- 1 «oquillon» staff 1234 Apr  2 10:11 notes.txt\n",
      "drwxr-xr-x  2 «vtarn»    users  4096 Apr  2 10:11 docs\n",
      "-rw-r--r--. 1 «oriel.vasshaug» root 12 Apr  2 10:11 x\n",
      "-rw-rw-r-- «oquillon»/staff 1234 2031-04-02 10:11 x\n",
    ],
    leaves: [
      "-rw-r--r-- 1 root root 1234 Apr  2 10:11 a.txt",
      "drwxr-xr-x 2 www-data www-data 4096 x",
      "a mode of rwxr-xr-x is usual",
      "-rw-r--r-- 1 runner docker 1 x",
    ],
  },
};

const USER_OF_SHARE =
  /(?:^|[^A-Za-z\d])(?:smb|cifs|nfs|afp|sftp|ftps?|ssh|scp|rsync|vnc|rdp|davs?):\/\/([A-Za-z][\w.-]{1,31})$/i;

export const remoteLogin: RowFile = {
  row: {
    id: "names/remote-login",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: "at",
    find({ text }, at, report) {
      const user = userOfHost(text, at) ?? USER_OF_SHARE.exec(text.slice(Math.max(0, at - 48), at))?.[1];
      if (user !== undefined && isPerson(user)) report(at - user.length, at);
    },
  },
  vectors: {
    finds: [
      "scp «oquillon»@x1:/srv/x.csv .",
      "smb://«oquillon»@quillbox/share",
      "«oquillon»@server:~$ ls",
      "[«oriel.vasshaug»@x1 ~]$ ls",
    ],
    leaves: ["scp root@x:/y .", "git@x1:/y", "ssh://git@x1/y", "user@host:/path", "foo@file:/x", "https://tarn@x:/y"],
  },
};
