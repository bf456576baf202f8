// Data and configuration that name nobody: tables of products, deployments, dumps, settings and logs. Seeded.
import type { Random } from "../random.js";

const PARTS = ["bracket", "gasket", "valve", "flange", "bearing", "coupling", "washer", "spindle"];
const COLOURS = ["black", "white", "grey", "red", "blue", "green"];
const SERVICES = ["gateway", "scheduler", "indexer", "metrics", "cache", "worker"];
const LINES = 40;

export function productTable(random: Random): string {
  const rows = times(() => {
    const part = random.pick(PARTS);
    return `${random.whole(1, 999)},${part} ${random.whole(2, 60)} mm,${random.pick(COLOURS)},${price(random)},${random.whole(0, 400)},${day(random)}`;
  });
  return `position,article,colour,price,stock,updated\n${rows.join("\n")}\n`;
}

export function deployment(random: Random): string {
  const service = random.pick(SERVICES);
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${service}
  labels:
    app.kubernetes.io/name: ${service}
    app.kubernetes.io/version: "${version(random)}"
spec:
  replicas: ${random.whole(1, 9)}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  template:
    spec:
      containers:
        - name: ${service}
          image: ${service}:${version(random)}
          imagePullPolicy: IfNotPresent
          args: ["--log-level=info", "--workers=${random.whole(1, 16)}"]
          ports:
            - containerPort: ${random.whole(3000, 9000)}
              protocol: TCP
          resources:
            requests: { cpu: ${random.whole(50, 500)}m, memory: ${random.whole(64, 512)}Mi }
          readinessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: ${random.whole(5, 30)}
          env:
            - name: LOG_FORMAT
              value: json
            - name: GOMAXPROCS
              valueFrom:
                resourceFieldRef: { resource: limits.cpu }
`;
}

export function productDump(random: Random): string {
  const rows = times(
    () =>
      `(${random.whole(1, 9999)},'${random.pick(PARTS)} ${random.whole(2, 60)} mm',${price(random)},'${day(random)} 0${random.whole(0, 9)}:${random.whole(10, 59)}:${random.whole(10, 59)}',NULL)`,
  );
  return `-- Dump completed in ${random.whole(1, 60)} s
SET NAMES utf8mb4;
DROP TABLE IF EXISTS \`article\`;
CREATE TABLE \`article\` (
  \`position\` int unsigned NOT NULL AUTO_INCREMENT,
  \`title\` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  \`price\` decimal(10,2) NOT NULL DEFAULT '0.00',
  \`updated\` datetime DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  \`removed\` datetime DEFAULT NULL,
  PRIMARY KEY (\`position\`),
  KEY \`article_updated_index\` (\`updated\`)
) ENGINE=InnoDB AUTO_INCREMENT=${random.whole(1000, 9000)} DEFAULT CHARSET=utf8mb4;
LOCK TABLES \`article\` WRITE;
INSERT INTO \`article\` VALUES ${rows.join(",")};
UNLOCK TABLES;
`;
}

export function settings(random: Random): string {
  const value = {
    compilerOptions: { target: "ES2022", module: "NodeNext", strict: true, lib: ["ES2023", "DOM"], outDir: "dist" },
    include: ["src/**/*.ts"],
    scripts: { build: "tsc -p .", test: "vitest run", lint: "eslint . --max-warnings 0" },
    engines: { node: `>=${random.whole(18, 22)}.${random.whole(0, 19)}.0` },
    cache: { maxAge: random.whole(60, 86_400), strategy: "NetworkFirst", paths: ["/assets/", "/api/v2/items"] },
    features: Object.fromEntries(PARTS.map((part) => [`show-${part}`, random.chance(0.5)])),
    limits: { requestsPerMinute: random.whole(10, 900), uploadBytes: random.whole(1, 64) * 1_048_576 },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const EVENTS = [
  (random: Random) =>
    `INFO  Started ${random.pick(SERVICES)} in ${random.whole(10, 900)} ms (process running for ${random.whole(1, 9)}.${random.whole(0, 9)} s)`,
  (random: Random) => `WARN  Retrying request ${random.whole(1, 5)} of 5 after ${random.whole(100, 4000)} ms`,
  (random: Random) => `ERROR java.lang.IllegalStateException: Queue is full (${random.whole(100, 999)} entries)`,
  () => "      at org.example.queue.BlockingQueueReader.take(BlockingQueueReader.java:118)",
  (random: Random) => `DEBUG GET /api/v2/items?page=${random.whole(1, 90)}&size=50 200 ${random.whole(1, 90)}ms`,
  (random: Random) =>
    `INFO  Garbage collection: heap ${random.whole(100, 900)}M -> ${random.whole(10, 99)}M, pause ${random.whole(1, 40)} ms`,
];

export function serverLog(random: Random): string {
  return `${times(() => `${day(random)}T0${random.whole(0, 9)}:${random.whole(10, 59)}:${random.whole(10, 59)}.${random.digits(3)}Z [worker-${random.whole(1, 9)}] ${random.pick(EVENTS)(random)}`).join("\n")}\n`;
}

function times(line: () => string): readonly string[] {
  return Array.from({ length: LINES }, line);
}

const price = (random: Random): string => `${random.whole(1, 300)}.${random.digits(2)}`;
const version = (random: Random): string => `${random.whole(0, 4)}.${random.whole(0, 30)}.${random.whole(0, 9)}`;
const day = (random: Random): string => `203${random.whole(0, 9)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`;
