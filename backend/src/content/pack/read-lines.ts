import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Row } from './row';

/** Reads a JSON Lines file as a stream; blank lines are passed over. */
export async function* readLines(file: string): AsyncGenerator<Row> {
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
