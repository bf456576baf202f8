// Identifiers are cut at signs and case borders, and each part must be known.
import { expect, it } from "vitest";
import { isMadeOf } from "../../src/scan/identifier-words.js";
import { Scan } from "../../src/scan/scan.js";
import { Vocabulary, WORD_NOTE } from "../../src/scan/vocabulary.js";

const vocabulary = new Vocabulary();
for (const word of ["buffer", "error", "http", "exception"]) vocabulary.add(word, WORD_NOTE.technical);
vocabulary.add("owner", WORD_NOTE.role);

const isPlain = (text: string) => isMadeOf(new Scan(text, vocabulary), 0, text.length, WORD_NOTE.technical);

it.each(["BufferError", "HTTPError", "buffer_error", "buffer.errorId.http", "IOException", "errorById.http.buffer"])(
  "takes %s for plain words",
  (text) => expect(isPlain(text)).toBe(true),
);

it.each(["QuokkaError", "BufferOwner", "Buffer2", "LeError", "aBcDeF", "Id", "", "XbufferError"])(
  "takes %s for something else",
  (text) => expect(isPlain(text)).toBe(false),
);
