// The completion script for fish. Its descriptions are those of the help.
import type { Completed, Vocabulary, VocabularyFlag } from "./vocabulary.js";

export function fishScript({ program, flags, commands }: Vocabulary): string {
  const all = commands.flatMap(({ names }) => names).join(" ");
  const lines = [
    ...flags.map((flag) => complete(flagWords(flag))),
    ...commands.flatMap(({ names, summary, flags: own, operand }) => {
      const seen = `-n ${quoted(`__fish_seen_subcommand_from ${names.join(" ")}`)}`;
      return [
        ...names.map((name) =>
          complete(`-n ${quoted(`not __fish_seen_subcommand_from ${all}`)} -a ${name} -d ${quoted(summary)}`),
        ),
        ...own.map((flag) => complete(`${seen} ${flagWords(flag)}`)),
        ...(operand === undefined || operand.kind === "anything" ? [] : [complete(`${seen} ${sourceOf(operand)}`)]),
      ];
    }),
  ];
  return `# Completion of ${program} for fish: ${program} completion fish > ~/.config/fish/completions/${program}.fish
complete -c ${program} -f
${lines.join("\n")}
`;

  function complete(words: string): string {
    return `complete -c ${program} ${words}`;
  }
}

function flagWords({ spellings, description, value }: VocabularyFlag): string {
  const names = spellings.map((spelling) =>
    spelling.startsWith("--") ? `-l ${spelling.slice(2)}` : `-s ${spelling.slice(1)}`,
  );
  const source = value === undefined ? [] : ["-x", ...(value.kind === "anything" ? [] : [sourceOf(value)])];
  return [...names, ...source, "-d", quoted(description)].join(" ");
}

/** Paths are those of the working folder: fish has no easy way to another root. */
function sourceOf(completed: Completed): string {
  if (completed.kind === "words") return `-a ${quoted(completed.words.join(" "))}`;
  if (completed.kind === "folder") return "-a '(__fish_complete_directories)'";
  return "-a '(__fish_complete_path)'";
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
