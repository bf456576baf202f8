// AWS: access key ids, Bedrock and AppSync keys, Marketplace tokens.
// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes
// https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html
// https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
import { tokenFamily } from "./token-family.js";

const LEGACY = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((unit) => `A3T${unit}`);

export const aws = tokenFamily(
  "aws",
  [
    { beginnings: ["AKIA", "ASIA"], pattern: /(?:AKIA|ASIA)[A-Z0-9]{16}/iy },
    { beginnings: ["ABIA", "ACCA", ...LEGACY], pattern: /(?:ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/y },
    { beginnings: ["ABSK"], pattern: /ABSK[A-Za-z0-9+/]{100,300}={0,2}/y },
    // The rest is a signed address of that host in base64, so it begins with the host's.
    {
      beginnings: ["bedrock-api-key-"],
      pattern: /bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-z0-9+/]{0,2048}={0,2}/y,
    },
    { beginnings: ["da2-"], pattern: /da2-[a-z0-9]{26}/y },
    { beginnings: ["amzn.mws."], pattern: /amzn\.mws\.[0-9a-z]{8}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{12}/y },
  ],
  [
    `AKIA${"12"}`,
    `xAKIA${"Q7Z2".repeat(4)}`,
    `AKIA${"Q7Z2".repeat(5)}`,
    "bedrock-api-key-",
    `bedrock-api-key-${"Q7Z2".repeat(8)}`,
    "da2-short",
  ],
);
