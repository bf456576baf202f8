// Keys in other armour than PEM: age identities, PuTTY's private lines, Ansible vaults.
// https://age-encryption.org/v1, https://the.earth.li/~sgtatham/putty/0.83/htmldoc/AppendixC.html, https://docs.ansible.com/ansible/latest/vault_guide/
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { tokenFamily } from "./token-family.js";

export const age = tokenFamily(
  "age",
  [
    {
      beginnings: ["AGE-SECRET-KEY-1", "AGE-PLUGIN-"],
      pattern:
        /AGE-(?:SECRET-KEY-1|PLUGIN-[A-Z0-9]{1,20}-1)[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7Lqpzry9x8gf2tvdw0s3jn54khce6mua7l]{50,200}/y,
    },
  ],
  ["AGE-SECRET-KEY-1", "age1qqq"],
);

const PUTTY =
  /private-lines:[ \t]{0,4}\d{1,4}(?:\\[rn]|\s){1,4}(?:[A-Za-z0-9+/=]{1,128}(?:\\[rn]|[ \t]|\r?\n){1,8}){1,512}(?:private-mac:[ \t]{0,4}[0-9a-f]{40,64})?/iy;

export const puttyKey: RowFile = {
  row: {
    id: "secrets/putty-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["private"], only: "signed" },
    find({ text, starts }, word, report) {
      const at = starts.at(word);
      let end = text.charAt(at + 7) === "-" ? endOfMatch(PUTTY, text, at) : -1;
      while (end > at && /\s/.test(text.charAt(end - 1))) end--;
      if (end > 0) report(at, end);
    },
  },
  vectors: {
    finds: [
      `Comment: x\n«Private-Lines: 2\n${"QUJD".repeat(16)}\n${"REVG".repeat(4)}==\nPrivate-MAC: ${"0af3".repeat(10)}»\n`,
    ],
    leaves: ["private-lines: none", "Private-Lines"],
  },
};

const VAULT = /ANSIBLE_VAULT;1\.\d;AES256(?:;[\w.-]{1,64})?(?:\\n|\s){1,64}(?:[0-9a-f]{2,80}(?:\\n|\s){0,64}){1,8192}/y;

export const ansibleVault: RowFile = {
  row: {
    id: "secrets/ansible-vault",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["ansible"] },
    find({ text, starts }, word, report) {
      const at = starts.at(word) - 1;
      if (text.charAt(at) !== "$") return;
      let end = endOfMatch(VAULT, text, at + 1);
      while (end > at && /\s/.test(text.charAt(end - 1))) end--;
      if (end > 0) report(at, end);
    },
  },
  vectors: {
    finds: [`x: !vault |\n  «$ANSIBLE_VAULT;1.1;AES256\n  ${"3161".repeat(20)}\n  ${"6263".repeat(20)}»\ny: 1`],
    leaves: ["$ANSIBLE_VAULT_PASSWORD_FILE", "ANSIBLE_VAULT;1.1"],
  },
};
