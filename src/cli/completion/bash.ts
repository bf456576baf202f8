// The completion script for bash 3.2 and later. It runs builtins alone, and completes paths below the root that was given.
import type { Completed, Vocabulary, VocabularyFlag } from "./vocabulary.js";

export function bashScript({ program, flags, commands }: Vocabulary): string {
  const valued = [
    ...flags.filter(({ value }) => value !== undefined).map((flag) => ({ flag, pattern: patternOf(["*"], flag) })),
    ...commands.flatMap(({ names, flags: own }) =>
      own.filter(({ value }) => value !== undefined).map((flag) => ({ flag, pattern: patternOf(names, flag) })),
    ),
  ];
  const shared = spellingsOf(flags);
  return `# Completion of ${program} for bash. In ~/.bashrc: source <(${program} completion bash)
_${program}_reply() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}

_${program}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="" command="" root="." word index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    # To bash, the sign between a flag and its value is a word of its own.
    [[ $word == "=" ]] && continue
    case "$command:$previous" in
      ${valued.map(({ pattern }) => pattern).join(" | ")})
        [[ $previous == --root ]] && root="\${word/#\\~/$HOME}"
        previous=""
        continue
        ;;
    esac
    [[ -z $command && $word != -* ]] && command="$word"
    previous="$word"
  done
  [[ $current == "=" ]] && current=""
  case "$command:$previous" in
${valueCases()}
  esac
  if [[ $current == -* ]]; then
    case "$command" in
${commands.map(({ names, flags: own }) => `      ${names.join(" | ")}) ${replyOf(words([...spellingsOf(own), ...shared]))} ;;`).join("\n")}
      *) ${replyOf(words(shared))} ;;
    esac
    return
  fi
  case "$command" in
    "") ${replyOf(words(commands.flatMap(({ names }) => names)))} ;;
${commands.map(({ names, operand }) => `    ${names.join(" | ")}) ${replyOf(operand)} ;;`).join("\n")}
  esac
}

complete -F _${program} ${program}
`;

  /** Flags whose values are completed in the same way share a line. */
  function valueCases(): string {
    const patterns = new Map<string, string[]>();
    for (const { flag, pattern } of valued) {
      const reply = replyOf(flag.value);
      patterns.set(reply, [...(patterns.get(reply) ?? []), pattern]);
    }
    return [...patterns].map(([reply, same]) => `    ${same.join(" | ")}) ${reply}; return ;;`).join("\n");
  }

  function replyOf(completed: Completed | undefined): string {
    const names = "compopt -o filenames 2>/dev/null; ";
    const reply = (source: string) => `_${program}_reply < <(${source} -- "$current")`;
    if (completed?.kind === "words") return reply(`compgen -W "${completed.words.join(" ")}"`);
    if (completed?.kind === "folder") return names + reply("compgen -d");
    if (completed?.kind === "file") return names + reply("compgen -f");
    if (completed?.kind === "path") return names + reply('CDPATH= cd -- "$root" 2>/dev/null && compgen -f');
    return ":";
  }
}

/** `command:flag` for each name of the command and each spelling of the flag. */
function patternOf(names: readonly string[], { spellings }: VocabularyFlag): string {
  return names.flatMap((name) => spellings.map((spelling) => `${name}:${spelling}`)).join(" | ");
}

function spellingsOf(flags: readonly VocabularyFlag[]): string[] {
  return flags.flatMap(({ spellings }) => spellings);
}

function words(list: readonly string[]): Completed {
  return { kind: "words", words: list };
}
