import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PackRow } from './row';
import { decode, notUtf8 } from './utf8';

/** Reads a JSON Lines file as a stream; blank lines are passed over. */
export async function* readLines(file: string): AsyncGenerator<PackRow> {
  // As bytes: the stream's decoder would replace invalid UTF-8 silently.
  const lines = createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const raw of lines) {
    line += 1;
    const { text, isSound } = decode(Buffer.from(raw, 'latin1'));
    if (text.trim() === '') continue;
    const read = parse(text);
    if (!isSound) {
      const { field, message } = notUtf8('value' in read ? read.value : undefined);
      yield { line, field, error: message };
    } else yield { line, ...read };
  }
}

function parse(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
