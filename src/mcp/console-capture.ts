// Keeps stdout for the protocol and stderr for codes, whatever a library prints.
import { Writable } from "node:stream";

const WITHHELD = "CONSOLE_OUTPUT_WITHHELD\n";

/**
 * Makes every method of the global console say nothing. At the first use `say` is given one constant line.
 * Returns a function that gives the console back.
 */
export function captureConsole(say: (line: string) => void): () => void {
  const methods = Object.entries(console).filter(([name, value]) => typeof value === "function" && name !== "Console");
  let said = false;
  const withhold = () => {
    if (!said) say(WITHHELD);
    said = true;
  };
  Object.assign(console, Object.fromEntries(methods.map(([name]) => [name, withhold])));
  return () => void Object.assign(console, Object.fromEntries(methods));
}

/**
 * Takes a stream for the one writer that is returned: what anyone else writes to it is dropped.
 * A failure of the stream is an error of the writer.
 */
export function reserveOutput(stream: Writable = process.stdout): Writable {
  const write = stream.write.bind(stream);
  const writer = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => void write(chunk, done),
  });
  stream.on("error", () => writer.destroy(new Error("OUTPUT_CLOSED")));
  dropWrites(stream);
  return writer;
}

/**
 * Takes a stream for the one function that is returned, which writes a line at once: what anyone else writes to it is dropped. That nobody
 * reads it is no error.
 */
export function reserveErrors(stream: Writable = process.stderr): (line: string) => void {
  const write = stream.write.bind(stream);
  stream.on("error", () => {});
  dropWrites(stream);
  return (line) => void write(line);
}

function dropWrites(stream: Writable): void {
  stream.write = (_chunk: unknown, encodingOrDone?: unknown, done?: unknown) => {
    const callback = typeof encodingOrDone === "function" ? encodingOrDone : done;
    if (typeof callback === "function") process.nextTick(callback);
    return true;
  };
}
