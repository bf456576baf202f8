// A stream of server-sent events as texts, one at a time (https://html.spec.whatwg.org/multipage/server-sent-events.html).

/** The data of each event of a stream; an empty text for one without data, such as a comment that keeps a connection alive. */
export async function* dataOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const block of blocksOf(stream)) {
    const lines = block.split(/\r\n|\n|\r/).filter((line) => line.startsWith("data:"));
    yield lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
  }
}

/** An event that carries a text of one line, or a comment if the text is empty. */
export function eventOf(data: string): string {
  return data === "" ? ":\n\n" : `event: message\ndata: ${data}\n\n`;
}

const BORDER = /\r\n\r\n|\n\n|\r\r/;

/** Characters of a border that a chunk may end within. */
const BORDER_BEGUN = 3;

/** The blocks between blank lines. One that the stream ends within is dropped, as the standard says. */
async function* blocksOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of stream) {
    let rest = (pieces.pop() ?? "") + decoder.decode(chunk, { stream: true });
    for (let border = BORDER.exec(rest); border !== null; border = BORDER.exec(rest)) {
      yield pieces.join("") + rest.slice(0, border.index);
      pieces = [];
      rest = rest.slice(border.index + border[0].length);
    }
    const settled = Math.max(0, rest.length - BORDER_BEGUN);
    pieces.push(rest.slice(0, settled), rest.slice(settled));
  }
}
