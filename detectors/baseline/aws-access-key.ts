// AWS access key ids: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html
import type { RowFile } from "../../src/core/detector.js";
import { tokenRow } from "./token-row.js";

export const awsAccessKey: RowFile = {
  row: tokenRow("baseline/aws-access-key", ["AKIA", "ASIA"], /(?:AKIA|ASIA)[A-Z0-9]{16}/iy),
  vectors: {
    finds: [`id «AKIA${"Q7Z2".repeat(4)}» end`, `«ASIA${"B5M3".repeat(4)}»`],
    leaves: ["AKIA12", `xAKIA${"Q7Z2".repeat(4)}`, `AKIA${"Q7Z2".repeat(5)}`],
  },
};
