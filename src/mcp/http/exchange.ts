// One message over HTTP: examined like a line of stdin, answered by the SDK's handler, and guarded frame by frame on its way out.
import { createMcpHandler, isJSONRPCErrorResponse, type Server } from "@modelcontextprotocol/server";
import { examineLine, type ForwardedRequest } from "../envelope.js";
import { isObject } from "../json-object.js";
import { CALLS } from "../open-requests.js";
import { type Era, type ErrorFrame, errorFrame, guardedErrorFrame } from "../protocol-faults.js";
import { isModern } from "../request-metadata.js";
import type { Body } from "./body.js";
import { dataOf, eventOf } from "./event-stream.js";
import type { Turns } from "./turns.js";

/** What is asked: the client that was let in, its headers and its message. */
export interface Question {
  readonly client: string;
  readonly headers: Headers;
  readonly body: Body;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** What is answered. A stream is read once; the turn of the call ends with it. */
export interface Reply {
  readonly status: number;
  /** JSON, events, or nothing. */
  readonly kind: "json" | "events" | "none";
  readonly pieces: AsyncIterable<string>;
}

/** Answers messages of all clients; `serverFor` makes the server of one message for a client. */
export class Exchange {
  readonly #handler: ReturnType<typeof createMcpHandler>;
  readonly #turns: Turns;

  constructor(serverFor: (client: string) => Server, turns: Turns) {
    this.#turns = turns;
    this.#handler = createMcpHandler(
      ({ authInfo, requestInfo }) => {
        const server = serverFor(authInfo?.clientId ?? "");
        // The SDK's answer to the older era does not hear that its client went away.
        requestInfo?.signal.addEventListener("abort", () => void server.close().catch(() => {}), { once: true });
        return server;
      },
      // What the SDK reports on the side quotes messages, so it is not kept.
      { onerror: () => {} },
    );
  }

  /** Answers one message. It does not throw, but reading the pieces of a reply may, once the client has gone away. */
  async answer(question: Question): Promise<Reply> {
    const { body, client, signal } = question;
    if ("fault" in body) {
      return body.fault === "oversized"
        ? frameReply(413, errorFrame(null, "LINE_TOO_LONG"))
        : frameReply(400, errorFrame(null, "PARSE_ERROR"));
    }
    const verdict = examineLine(body.text);
    if ("reply" in verdict) return frameReply(statusOf(verdict.reply), verdict.reply);
    // A notification asks for nothing. Over HTTP a call is cancelled by going away.
    if (!("forward" in verdict) || !("id" in verdict.forward)) return { status: 202, kind: "none", pieces: none() };
    const request = verdict.forward;
    if (!CALLS.has(request.method)) return this.#ask(request, question, () => {});
    if (!(await this.#turns.begin(client, signal))) return frameReply(503, errorFrame(request.id, "TOO_MANY_REQUESTS"));
    return this.#ask(
      request,
      question,
      once(() => this.#turns.end(client)),
    );
  }

  async close(): Promise<void> {
    await this.#handler.close();
  }

  async #ask(request: ForwardedRequest, { client, headers, signal }: Question, done: () => void): Promise<Reply> {
    const era: Era = request.method === "server/discover" || isModern(request.params) ? "modern" : "legacy";
    try {
      const asked = new Request("http://localhost/mcp", { method: "POST", headers, signal, body: "{}" });
      const authInfo = { token: "", clientId: client, scopes: [] };
      const response = await this.#handler.fetch(asked, { parsedBody: request, authInfo });
      return await guarded(response, request, era, done);
    } catch {
      done();
      return frameReply(500, errorFrame(request.id, "INTERNAL"));
    }
  }
}

async function guarded(response: Response, request: ForwardedRequest, era: Era, done: () => void): Promise<Reply> {
  const { status, body } = response;
  const guard = (text: string) => guardedText(text, request, era);
  if (body !== null && response.headers.get("content-type")?.startsWith("text/event-stream") === true) {
    return { status, kind: "events", pieces: guardedEvents(body, guard, done) };
  }
  const text = await response.text();
  done();
  return text === "" ? { status, kind: "none", pieces: none() } : { status, kind: "json", pieces: one(guard(text)) };
}

async function* guardedEvents(
  stream: AsyncIterable<Uint8Array>,
  guard: (text: string) => string,
  done: () => void,
): AsyncGenerator<string> {
  try {
    for await (const data of dataOf(stream)) yield eventOf(data === "" ? "" : guard(data));
  } finally {
    done();
  }
}

/** A frame of the SDK as it may leave: an error in our own words, everything else as a tool or resource made it. */
function guardedText(text: string, request: ForwardedRequest, era: Era): string {
  const frame: unknown = JSON.parse(text);
  if (!isObject(frame) || !("error" in frame)) return text;
  const answer = { ...frame, id: request.id };
  return JSON.stringify(
    isJSONRPCErrorResponse(answer) ? guardedErrorFrame(answer, era) : errorFrame(request.id, "INTERNAL"),
  );
}

function frameReply(status: number, frame: ErrorFrame): Reply {
  return { status, kind: "json", pieces: one(JSON.stringify(frame)) };
}

/** As the SDK maps them: a method that is not there is not found, all else that is refused before it is reached is a bad request. */
function statusOf({ error }: ErrorFrame): number {
  return error.code === METHOD_NOT_FOUND ? 404 : 400;
}

const METHOD_NOT_FOUND = -32601;

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

async function* none(): AsyncGenerator<string> {}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
