// The only printer of the CLI. What it prints is redacted text, JSON of sealed values, constant texts, or bytes that the engine made.
import type { Writable } from "node:stream";
import { egress } from "../boundary/egress.js";
import { textForOperator } from "../boundary/failure.js";
import type { Sealed } from "../boundary/sealed.js";
import { FoundValue, quotedValue } from "../core/found-value.js";
import type { Receipt } from "../core/receipt.js";
import type { Redacted } from "../core/redacted.js";
import { type OnFile, ProgressBar } from "./progress-bar.js";

let printRaw: (output: Output, pieces: readonly (Redacted | FoundValue)[]) => Promise<void>;
let streamOf: (output: Output) => Writable;
let printOwn: (output: Output, text: string | Uint8Array) => Promise<void>;
let remarkOwn: (output: Output, text: string) => Promise<void>;

/** Where a run writes. */
export class Output {
  constructor(
    private readonly stdout: Writable,
    private readonly stderr: Writable,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  static {
    printOwn = (output, text) => write(output.stdout, text);
    printRaw = (output, pieces) => {
      const texts = pieces.map((piece) => (FoundValue.is(piece) ? quotedValue(piece) : String(egress(piece))));
      return write(output.stdout, texts.join(""));
    };
    streamOf = (output) => output.stdout;
    remarkOwn = (output, text) => (text === "" ? Promise.resolve() : write(output.stderr, text));
  }

  /** True if what goes to stdout may be coloured. */
  get hasColour(): boolean {
    return "isTTY" in this.stdout && this.stdout.isTTY === true && !this.environment["NO_COLOR"];
  }

  /** Redacted text as it is. */
  text(text: Redacted): Promise<void> {
    return write(this.stdout, String(egress(text)));
  }

  /** Bytes of a redacted text in the encoding of its source. */
  bytes(text: Redacted, encode: (text: string) => Uint8Array): Promise<void> {
    return write(this.stdout, encode(String(egress(text))));
  }

  /** One line of JSON. */
  json<Reply>(reply: Reply & Sealed<Reply>): Promise<void> {
    return write(this.stdout, `${JSON.stringify(egress<Reply>(reply))}\n`);
  }

  /** Lines of JSON, one a record; each carries the id that the operator's own input gave it. */
  records(
    records: readonly { readonly id: string | number; readonly redacted: Redacted; readonly receipt: Receipt }[],
  ): Promise<void> {
    const lines = records.map(({ id, redacted, receipt }) => {
      const text = JSON.stringify(egress(redacted));
      return `{"id":${JSON.stringify(id)},"redacted":${text},"receipt":${JSON.stringify(egress(receipt))}}\n`;
    });
    return write(this.stdout, lines.join(""));
  }

  /** A receipt or another note for the operator, on stderr as JSON. */
  note<Reply>(reply: Reply & Sealed<Reply>): Promise<void> {
    return write(this.stderr, `${JSON.stringify(egress<Reply>(reply))}\n`);
  }

  /** A redacted text on stderr: what is said of a request that was refused. */
  refusal(text: Redacted): Promise<void> {
    return write(this.stderr, `${String(egress(text))}\n`);
  }

  /** The constant text of what was thrown, on stderr, and where in the configuration it lies. */
  failure(thrown: unknown): Promise<void> {
    return write(this.stderr, `${textForOperator(thrown)}\n`);
  }

  /** A constant text of ours, on stderr. */
  remark(text: string): Promise<void> {
    return write(this.stderr, text);
  }

  /** Help, version and completion scripts, on stdout: made from the tables of flags and commands. */
  help(text: string): Promise<void> {
    return write(this.stdout, text);
  }

  /** Does what may take long, and shows on stderr how far it is. The line is gone before the result comes. */
  async withProgress<Result>(work: (onFile: OnFile) => Promise<Result>): Promise<Result> {
    const bar = new ProgressBar(this.stderr, this.environment);
    try {
      return await work(bar.onFile);
    } finally {
      bar.clear();
    }
  }
}

/**
 * The one door for places of the operator's own, such as the path of the root, on stdout. It is for what the operator named and for the
 * operator's terminal, and for lines of the egress log whose chain value shows that this program wrote them; nothing that was read from a
 * folder goes through it. Only init.ts and log.ts may import it (held by test/architecture.test.ts).
 */
export const printOwnPlaces = (output: Output, text: string): Promise<void> => printOwn(output, text);

/**
 * The one door for raw values of a folder: redacted text as it is, and between it raw values as JSON strings, on stdout. It is for the
 * operator who asked to see them. Only explain.ts may import it (held by test/architecture.test.ts).
 */
export const printRawValues = (output: Output, pieces: readonly (Redacted | FoundValue)[]): Promise<void> =>
  printRaw(output, pieces);

/**
 * The one door for frames of a server that answers elsewhere: what they carry was redacted there. Only connect.ts may import it, and nothing of
 * this process goes through it.
 */
export const protocolStream = (output: Output): Writable => streamOf(output);

/**
 * The door for private text on its way back: what `redctx rehydrate --allow-raw-output` restored, on stdout. Only rehydrate.ts may import it.
 */
export const printRestored = (output: Output, data: string | Uint8Array): Promise<void> => printOwn(output, data);

/** What to say of the operator's drafts, by their own names, on stderr. Only rehydrate.ts may import it. */
export const remarkOnDrafts = (output: Output, text: string): Promise<void> => remarkOwn(output, text);

function write(stream: Writable, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error) => (error ? reject(error) : resolve()));
  });
}
