// One token in the syntaxes in which secrets stand: settings, code of many languages, commands, markup, logs, tables. Shared by the tests of the family.

/** A name of a syntax, and a text in it that holds a token under a key. */
export interface Context {
  readonly name: string;
  write(token: string): string;
}

/** What is written around the token, with `?` in its place. Keys say nothing, so that the token's own shape has to tell. */
const AROUND: Readonly<Record<string, string>> = {
  env: "REGION=eu\nVALUE_OF_X=?\nDEBUG=1\n",
  "env quoted": 'VALUE_OF_X="?"\n',
  "shell export": "export VALUE_OF_X='?'\n",
  fish: "set -x VALUE_OF_X ?\n",
  PowerShell: '$env:VALUE_OF_X = "?"\n',
  batch: "set VALUE_OF_X=?\r\n",
  ini: "[x]\nvalue = ?\nother = 1\n",
  properties: "app.x.value=?\n",
  json: '{"value": "?", "other": 1}\n',
  "json in json": '{"body": "{\\"value\\": \\"?\\"}"}\n',
  yaml: "x:\n  value: ?\n  other: 1\n",
  "yaml quoted": "x: {value: '?'}\n",
  toml: '[x]\nvalue = "?"\n',
  xml: "<x>\n  <value>?</value>\n</x>\n",
  "xml attribute": '<x value="?" other="1"/>\n',
  Python: 'client = Client(value="?")\n',
  Go: "x := `?`\n",
  Java: 'private static final String X = "?";\n',
  JavaScript: "const x = { value: '?' };\n",
  PHP: "$config = ['value' => '?'];\n",
  Ruby: "config.value = '?'\n",
  Rust: 'let x: &str = "?";\n',
  Dockerfile: "ENV VALUE_OF_X=?\nCOPY . .\n",
  Makefile: "VALUE_OF_X ?= ?\n",
  Terraform: 'resource "x" "y" {\n  value = "?"\n}\n',
  "curl header": 'curl -H "X-Value: ?" https://api.test/v1\n',
  "log line": "2026-01-02T03:04:05Z INFO worker-3 started with ? in 12 ms\n",
  Markdown: "Use `?` as the value.\n",
  "table in Markdown": "| x | ? | 1 |\n",
  SQL: "INSERT INTO x (value) VALUES ('?');\n",
  CSV: "id,value\n1,?\n",
  prose: "It was (?), as far as we know.\n",
};

export const CONTEXTS: readonly Context[] = Object.entries(AROUND).map(([name, around]) => ({
  name,
  write(token) {
    const at = around.lastIndexOf("?");
    return around.slice(0, at) + token + around.slice(at + 1);
  },
}));
