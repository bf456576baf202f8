import { PassThrough, Writable } from "node:stream";
import { expect, it } from "vitest";
import { captureConsole, reserveErrors, reserveOutput } from "../../src/mcp/console-capture.js";

function collect(stream: PassThrough): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

it("makes the console say one constant line, and gives it back", async () => {
  const said: string[] = [];
  const original = console.log;
  const release = captureConsole((line) => void said.push(line));
  try {
    console.log("Taylor Reed");
    console.error("Taylor Reed");
    console.table([["Taylor Reed"]]);
    console.trace("Taylor Reed");
  } finally {
    release();
  }
  expect(console.log).toBe(original);
  expect(said).toEqual(["CONSOLE_OUTPUT_WITHHELD\n"]);
});

it("reserves a stream for one writer (INV-42)", async () => {
  const stream = new PassThrough();
  const written = collect(stream);
  const writer = reserveOutput(stream);
  await new Promise<void>((resolve) => {
    stream.write("a library\n", () => resolve());
  });
  await new Promise<void>((resolve) => {
    writer.write("ours\n", () => resolve());
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(written()).toBe("ours\n");
});

it("passes on that the stream has failed", async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error("EPIPE /srv/private")) });
  const writer = reserveOutput(stream);
  const failed = new Promise<void>((resolve) => writer.on("error", () => resolve()));
  writer.write("ours\n");
  await failed;
});

it("reserves a stream for lines that are written at once", () => {
  const stream = new PassThrough().setEncoding("utf8");
  const say = reserveErrors(stream);
  stream.write("a library\n");
  say("CODE\n");
  expect(stream.read()).toBe("CODE\n");
  // Nobody hears it, and that is no error.
  stream.destroy(new Error("EPIPE /srv/private"));
});
