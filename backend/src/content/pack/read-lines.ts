import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One line of a JSON Lines file, parsed; `line` counts from 1, blank lines are passed over. */
export type JsonLine = { readonly line: number; readonly value: unknown } | { readonly line: number; readonly error: string };

/** Reads a JSON Lines file as a stream; nothing when the file does not exist. */
export async function* readLines(file: string): AsyncGenerator<JsonLine> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const raw of lines) {
    line += 1;
    const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (text.trim() === '') continue;
    try {
      yield { line, value: JSON.parse(text) };
    } catch (error) {
      yield { line, error: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
  }
}
