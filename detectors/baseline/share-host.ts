// Hosts without a domain in addresses of shares (`smb://host/…`, `file://host/share`), in mounts (`host:/export … nfs`) and behind a user (`scp user@host:/path`).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { isTellingHost } from "./generic-hosts.js";

const SCHEME = /(?:^|[^a-z\d])(file|smb|cifs|nfs|afp|sftp|ftps?|ssh|scp|rsync|webdavs?|davs?|ldaps?|rdp|vnc)$/i;
const AUTHORITY = /:\/\/(?:[\w.%-]{1,64}(?::[^@\s/]{1,64})?@)?/y;
const HOST = /[A-Za-z][A-Za-z\d-]{1,62}(?=[/:])(?!:\D)/y;

export const shareHost: RowFile = {
  row: {
    id: "baseline/share-host",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: "scheme",
    find({ text }, colon, report) {
      const scheme = SCHEME.exec(text.slice(Math.max(0, colon - 8), colon))?.[1]?.toLowerCase();
      if (scheme === undefined) return;
      const start = endOfMatch(AUTHORITY, text, colon);
      const end = endOfMatch(HOST, text, start);
      if (end > 0 && isTellingHost(text.slice(start, end), scheme !== "file")) report(start, end);
    },
  },
  vectors: {
    finds: [
      "see file://«quillbox»/share/x.txt",
      "smb://«quillbox»/share",
      "sftp://tarn@«quill-2»/x",
      "afp://«quillbox»:548/x",
    ],
    leaves: [
      "file:///etc/hosts",
      "file://path/to/file",
      "file://C:/x",
      "file://my-folder/x",
      "smb://server/share",
      "ssh://host:22/x",
      "ftp://server1/x",
      "https://quillbox/x",
    ],
  },
};

const MOUNTED = /(?:^|[\s'"])(?:\/\/([A-Za-z][A-Za-z\d-]{1,62})(?=\/)|([A-Za-z][A-Za-z\d-]{1,62})(?=:\/))/g;
const REST_OF_LINE = /[^\r\n]{0,240}/y;

export const mountHost: RowFile = {
  row: {
    id: "baseline/mount-host",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: { words: ["nfs", "nfs4", "cifs", "smbfs", "smb3"] },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const before = lineBefore(text, start, 240);
      const line = before + text.slice(start, endOfMatch(REST_OF_LINE, text, ends.at(word)));
      for (const match of line.matchAll(MOUNTED)) {
        const host = match[1] ?? match[2] ?? "";
        const end = start - before.length + match.index + match[0].length;
        if (isTellingHost(host, true)) report(end - host.length, end);
      }
    },
  },
  vectors: {
    finds: [
      "mount -t nfs «quillbox»:/export/home /mnt",
      "//«tarn-nas»/share /mnt cifs rw 0 0",
      "«quillbox»:/export /mnt nfs4 defaults 0 0",
    ],
    leaves: ["mount -t nfs server:/export /mnt", "nfs and cifs: see //comment", "an nfs share at /srv:/data"],
  },
};

/** `user@host:/path`, `user@host:~$`; `[user@host ~]$`. */
const AFTER_USER = /@(?=[A-Za-z][\w.-]{1,62}(?::[/~]| [^\]\r\n]{1,64}\][$#]))/y;
const REMOTE_HOST = /[A-Za-z][A-Za-z\d-]{1,62}(?=[: ])/y;
const USER = /(?:^|[^\w.@/:%+-])([A-Za-z][\w.-]{0,31})$/;
/** Where packages come from. */
const PROTOCOLS = new Set("npm file link workspace patch portal http https git ssh exec catalog jsr".split(" "));

/** The user before `@` at `at`, where a host and a path or a prompt follow; undefined if there is none. */
export function userOfHost(text: string, at: number): string | undefined {
  const host = endOfMatch(AFTER_USER, text, at);
  if (host < 0) return undefined;
  const user = USER.exec(text.slice(Math.max(0, at - 33), at))?.[1];
  const end = endOfMatch(REMOTE_HOST, text, host);
  return end > 0 && PROTOCOLS.has(text.slice(host, end)) ? undefined : user;
}

export const remoteHost: RowFile = {
  row: {
    id: "baseline/remote-host",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: "at",
    find({ text }, at, report) {
      if (userOfHost(text, at) === undefined) return;
      const end = endOfMatch(REMOTE_HOST, text, at + 1);
      if (end > 0 && isTellingHost(text.slice(at + 1, end), true)) report(at + 1, end);
    },
  },
  vectors: {
    finds: [
      "scp x@«quillbox»:/srv/x.csv .",
      "rsync -av x@«tarn-db01»:~/x /mnt",
      "x@«quillbox»:~$ ls",
      "[x@«quillbox» ~]$ ls",
    ],
    leaves: ["user@host:/path", "tarn@npm:/x", "git@server:/x", "a@b", "tarn@workspace:~1.0", "x@quillbox: y"],
  },
};
