// Amazon resource names: they hold account numbers and the names of buckets, users and roles. What AWS itself manages stays.
// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference-arns.html
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const NAME = /arn:aws(?:-cn|-us-gov)?:[a-z0-9-]{2,40}:[a-z0-9-]{0,30}:(?:\d{12}|\*|)?:[^\s"'`<>,;)\]]{1,512}/y;
const MANAGED = /^arn:aws[a-z-]{0,8}:[a-z0-9-]{2,40}:[a-z0-9-]{0,30}:aws:|:\*$|:::?\*/;

export const resourceName: RowFile = {
  row: {
    id: "secrets/resource-name",
    category: "ID",
    rank: RANK.identifier,
    needs: { beginnings: ["arn:"] },
    find({ text }, start, report) {
      let end = endOfMatch(NAME, text, start);
      while (end > start && ".:".includes(text.charAt(end - 1))) end--;
      if (end > start && !MANAGED.test(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [
      `"«arn:aws:iam::${"123456".repeat(2)}:user/Development/product_1234»"`,
      "«arn:aws:s3:::my_private_bucket/Development/*»",
    ],
    leaves: ["arn:aws:iam::aws:policy/AdministratorAccess", "arn:aws:s3:::*", "barn:aws"],
  },
};
