// A fuzz target: inputs that are made from a seed, and a judge that says in a constant word what is wrong with an answer.
import fc from "fast-check";

/** What a judge found. The words are ours; nothing of the input or of an answer is in it. */
export interface Finding {
  readonly target: string;
  readonly what: string;
  readonly seed: number;
  /** Way of fast-check to the smallest input that shows it. */
  readonly path: string;
  /** Inputs that were tried. */
  readonly runs: number;
  /** The smallest input, for `--show`. It is generated, and no text of a folder. */
  readonly input: unknown;
}

export interface FuzzSettings {
  readonly seed: number;
  readonly path?: string;
  /** Most inputs. */
  readonly runs: number;
  /** Most milliseconds. */
  readonly milliseconds: number;
}

/** What a target needs while it runs. */
export interface Bench<Input> {
  /** Undefined if all is well. What it throws is a finding as well. */
  judge(input: Input): Promise<string | undefined>;
  close?(): void;
}

export interface Target {
  readonly name: string;
  /** The first finding in its smallest form, or the number of inputs that were tried. */
  fuzz(settings: FuzzSettings): Promise<Finding | number>;
}

/** Makes a target. `open` is called for each run of it. */
export function target<Input>(name: string, inputs: fc.Arbitrary<Input>, open: () => Bench<Input>): Target {
  return {
    name,
    async fuzz({ seed, path, runs, milliseconds }) {
      const bench = open();
      let what = "";
      const property = fc.asyncProperty(inputs, async (input) => {
        const found = await judged(bench, input);
        if (found !== undefined) what = found;
        return found === undefined;
      });
      try {
        const details = await fc.check(property, {
          seed,
          numRuns: runs,
          interruptAfterTimeLimit: milliseconds,
          markInterruptAsFailure: false,
          ...(path !== undefined && { path }),
        });
        if (!details.failed || details.counterexamplePath === null) return details.numRuns;
        return {
          target: name,
          what,
          seed,
          path: details.counterexamplePath,
          runs: details.numRuns,
          input: details.counterexample,
        };
      } finally {
        bench.close?.();
      }
    },
  };
}

async function judged<Input>(bench: Bench<Input>, input: Input): Promise<string | undefined> {
  try {
    return await bench.judge(input);
  } catch {
    return "it threw";
  }
}
