// Text that programs write and read: tables, configuration, logs, code, SQL, shell.
import type { Random } from "../random.js";
import { type Composed, compose, join } from "./composed.js";
import { bareToken, issuedToken, password, privateKey, webToken } from "./secrets.js";
import { address, card, host, ipAddress, person, personWithEmail, phone, socialSecurity, uuid } from "./values.js";

export function csv(random: Random): Composed {
  const rows = Array.from({ length: 4 }, (_, at) => {
    const { name, email } = personWithEmail(random);
    return compose`${at + 1},${name},${email},${phone(random)},"${address(random)}",${random.whole(20, 400)}.50`;
  });
  return join([compose`id,name,email,phone,street,balance`, ...rows, compose``], "\n");
}

export function environment(random: Random): Composed {
  return compose`# staging
NODE_ENV=production
PORT=8080
LOG_LEVEL=debug
DATABASE_URL=postgres://app:${password(random)}@${host(random)}:5432/orders
SESSION_SECRET=${bareToken(random)}
export API_TOKEN="${issuedToken(random)}"
MAX_RETRIES=3
`;
}

export function yaml(random: Random): Composed {
  const owner = personWithEmail(random);
  return compose`service:
  name: invoice-export
  replicas: 3
  image: registry.example/export:2.11.4
  owner:
    name: ${owner.name}
    email: ${owner.email}
  database:
    host: ${host(random)}
    user: export
    password: ${password(random)}
  webhook:
    timeout: 30s
    signing_key: ${bareToken(random)}
`;
}

export function json(random: Random): Composed {
  const { name, email } = personWithEmail(random);
  return compose`{
  "requestId": "${uuid(random)}",
  "customer": { "fullName": "${name}", "email": "${email}", "ssn": "${socialSecurity(random)}" },
  "payment": { "card": "${card(random)}", "currency": "EUR", "amount": 1299 },
  "clientSecret": "${bareToken(random)}",
  "retry": false
}
`;
}

export function log(random: Random): Composed {
  return compose`2031-04-02T10:11:12.345Z INFO  [main] Starting worker 4 of 8 (build 7f3a91c)
2031-04-02T10:11:13.002Z DEBUG [http] GET /v2/orders?page=3 200 14ms from ${ipAddress(random)}
2031-04-02T10:11:13.870Z WARN  [auth] login failed for ${personWithEmail(random).email}
2031-04-02T10:11:14.113Z DEBUG [http] authorization: Bearer ${webToken(random)}
2031-04-02T10:11:15.000Z ERROR [db] connection to ${host(random)} lost after 30000 ms
`;
}

export function code(random: Random): Composed {
  return compose`// Written by ${person(random)}; ask before changing the retry rules.
import { Client, RetryPolicy } from "./client";

const API_KEY = "${issuedToken(random)}";
const client = new Client({ apiKey: API_KEY, host: "${host(random)}", port: 8443 });

export async function sendReport(report: Report): Promise<void> {
  const policy = new RetryPolicy({ attempts: 3, backoff: 250 });
  await policy.run(() => client.post("/reports", report.toJSON()));
}
`;
}

export function sql(random: Random): Composed {
  const rows = Array.from({ length: 3 }, (_, at) => {
    const { name, email } = personWithEmail(random);
    return compose`  (${at + 1}, '${name}', '${email}', '${phone(random)}')`;
  });
  return compose`INSERT INTO customers (id, full_name, email, phone) VALUES\n${join(rows, ",\n")};\n`;
}

export function shell(random: Random): Composed {
  return compose`$ curl -s -H "Authorization: token ${issuedToken(random)}" https://api.example/v1/status
{"status":"ok","uptime":86400}
$ mysql -u root -p${password(random)} -h ${ipAddress(random)} orders < dump.sql
$ cat deploy.pem
${privateKey(random)}
$ ls -la
total 48
`;
}
