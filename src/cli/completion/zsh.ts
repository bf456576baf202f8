// The completion script for zsh. Its descriptions are those of the help.
import type { Completed, Vocabulary, VocabularyFlag } from "./vocabulary.js";

export function zshScript({ program, flags, commands }: Vocabulary): string {
  const shared = flags.map((flag) => `    ${argumentOf(flag)}`).join("\n");
  const named = commands.flatMap(({ names, summary }) => names.map((name) => `    ${quoted(`${name}:${summary}`)}`));
  const cases = commands.map(({ names, flags: own, operand }) => {
    const wanted = [...own.map(argumentOf), ...(operand === undefined ? [] : [quoted(`*:${actionOf(operand)}`)])];
    return `        ${names.join("|")}) _arguments -s $shared ${wanted.join(" ")} ;;`;
  });
  return `#compdef ${program}
# Completion of ${program} for zsh. After compinit in ~/.zshrc: source <(${program} completion zsh)
_${program}() {
  local -a shared commands
  local state line root
  typeset -A opt_args
  shared=(
${shared}
  )
  commands=(
${named.join("\n")}
  )
  _arguments -C -s $shared '1:command:->command' '*::argument:->argument'
  root=\${(Q)opt_args[--root]:-.}
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
${cases.join("\n")}
      esac
      ;;
  esac
}

compdef _${program} ${program}
`;
}

/** One specification; spellings of one flag exclude each other unless it may be repeated, which zsh need not know. */
function argumentOf({ spellings, description, value }: VocabularyFlag): string {
  const explained = `[${description.replaceAll("\\", "\\\\").replace(/[[\]]/g, "\\$&")}]`;
  const specification = explained + (value === undefined ? "" : `:${actionOf(value)}`);
  return spellings.map((spelling) => quoted(`*${spelling}${specification}`)).join(" ");
}

/** What is asked for, and how it is completed. */
function actionOf(completed: Completed): string {
  if (completed.kind === "words") return `value:(${completed.words.join(" ")})`;
  if (completed.kind === "folder") return "folder:_files -/";
  if (completed.kind === "anything") return "value: ";
  if (completed.kind === "file") return "file:_files";
  return 'path:_files -W "${(Q)opt_args[--root]:-$root}"';
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
