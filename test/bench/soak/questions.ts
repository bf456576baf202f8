// What an agent asks in a soak: every tool that the server lists, with values for every parameter, and the resources.
import type { Random } from "../random.js";
import { type Answer, record, type SoakAgent } from "./agent.js";
import type { Findings } from "./findings.js";

interface Tool {
  readonly name: string;
  readonly properties: readonly string[];
  readonly required: readonly string[];
}

const WORDS = ["cache", "[PERSON_", "quillhaven", "vantongeren", "the", "zzzz", "backup checksum", "server", "("];

export class Questions {
  readonly #agent: SoakAgent;
  readonly #random: Random;
  readonly #findings: Findings;
  #tools: readonly Tool[] = [];

  constructor(agent: SoakAgent, random: Random, findings: Findings) {
    this.#agent = agent;
    this.#random = random;
    this.#findings = findings;
  }

  async begin(): Promise<void> {
    const client = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "soak", version: "1" } };
    await this.#agent.ask("initialize", client);
    const listed = await this.#agent.ask("tools/list", {});
    const tools = record(listed?.result)["tools"];
    this.#tools = (Array.isArray(tools) ? tools : []).map((tool) => {
      const schema = record(record(tool)["inputSchema"]);
      const properties = Object.keys(record(schema["properties"]));
      const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
      return { name: String(record(tool)["name"]), properties, required };
    });
    if (this.#tools.length === 0) this.#findings.fault("a frame was no valid answer");
    for (const name of this.#tools.flatMap(({ properties }) => properties)) {
      if (this.#valueOf(name) === undefined) this.#findings.fault("a parameter has no values here");
    }
  }

  /** Asks one question and looks at the answer. */
  async ask(): Promise<void> {
    const step = this.#random.whole(1, 100);
    if (step <= 2) this.#agent.sendBadLine(this.#random.pick(["{", "[]", "vantongeren", '"x"', "7"]));
    else if (step <= 5) await this.#ping();
    else if (step <= 10) await this.#listResources();
    else if (step <= 25) await this.#readResource();
    else await this.#callTool(this.#random.pick(this.#tools));
  }

  async #ping(): Promise<void> {
    const answer = await this.#agent.ask("ping", {});
    this.#count("ping", answer?.error !== undefined);
  }

  async #listResources(): Promise<void> {
    const cursor = this.#random.chance(0.3) ? { cursor: String(this.#random.whole(0, 500)) } : {};
    const answer = await this.#agent.ask("resources/list", cursor);
    const resources = answer?.result?.["resources"];
    this.#count("resources/list", answer?.error !== undefined);
    if (answer?.error === undefined && !Array.isArray(resources)) this.#findings.fault("a frame was no valid answer");
    for (const resource of Array.isArray(resources) ? resources : []) {
      const { uri, name, title } = record(resource);
      this.#findings.lookAtPath(String(name), String(title));
      if (uri !== `redctx://${String(name).slice(1)}`) this.#findings.fault("a frame was no valid answer");
    }
  }

  async #readResource(): Promise<void> {
    const answer = await this.#agent.ask("resources/read", { uri: `redctx://${this.#id().slice(1)}` });
    this.#count("resources/read", answer?.error !== undefined);
    const contents = answer?.result?.["contents"];
    if (answer?.result !== undefined && !(Array.isArray(contents) && typeof contents[0]?.text === "string")) {
      this.#findings.fault("a frame was no valid answer");
    }
  }

  async #callTool({ name, properties, required }: Tool): Promise<void> {
    const chosen = properties.filter((property) => required.includes(property) || this.#random.chance(0.3));
    const given = Object.fromEntries(chosen.map((property) => [property, this.#valueOf(property)]));
    const cancelAfter = this.#random.chance(0.04) ? this.#random.whole(0, 20) : undefined;
    const meta = this.#random.chance(0.1) ? { _meta: { progressToken: "soak" } } : {};
    const answer = await this.#agent.ask("tools/call", { name, arguments: given, ...meta }, cancelAfter);
    if (answer !== undefined) this.#lookAtResult(name, answer);
  }

  #lookAtResult(name: string, { result }: Answer): void {
    const { content, structuredContent, isError } = record(result);
    const { text, receipt } = record(structuredContent);
    const [block] = Array.isArray(content) ? content : [];
    const isWhole = typeof text === "string" && block?.text === text && typeof isError === "boolean";
    if (!isWhole || typeof record(receipt)["detector_profile"] !== "string") {
      this.#findings.fault("a frame was no valid answer");
      return;
    }
    this.#count(name, isError);
    if (!isError) this.#findings.lookAtText(text);
  }

  #count(asked: string, failed: boolean): void {
    this.#findings.count(failed ? `${asked}, failed` : asked);
  }

  /** An id that was seen, now and then one that was not. */
  #id(): string {
    const ids = [...this.#findings.paths.keys()];
    if (ids.length === 0 || this.#random.chance(0.05)) return `@p_${this.#random.characters("0123456789abcdef", 12)}`;
    return this.#random.pick(ids.slice(-300));
  }

  #valueOf(parameter: string): unknown {
    const random = this.#random;
    switch (parameter) {
      case "path":
        return random.chance(0.2) ? random.pick([".", "notes", "plans", "../outside", "Vantongeren"]) : this.#id();
      case "paths":
        return random.chance(0.7) ? [] : [this.#id(), "notes"];
      case "query":
        return random.pick(WORDS);
      case "glob":
        return random.pick([["*.md"], ["*.txt", "notes/*"], ["*vant*"]]);
      case "recursive":
      case "regex":
      case "ignore_case":
      case "line_numbers":
      case "comments":
        return random.chance(0.5);
      case "repo_alias":
        return random.pick(["context", "tidal"]);
      case "state":
        return random.pick(["open", "closed", "all"]);
      case "labels":
        return random.pick([[], ["bug"]]);
      case "format":
        return random.pick(["text", "json"]);
      case "max_chars":
      case "max_chars_per_file":
      case "max_body_chars":
      case "max_total_chars":
        return random.whole(256, 20_000);
      case "number":
      case "limit":
      case "after":
      case "max_comments":
      case "max_depth":
      case "max_results":
      case "max_files":
      case "context":
      case "start_line":
      case "end_line":
        return random.whole(1, 40);
      default:
        return undefined;
    }
  }
}
