import { SiteError } from '../errors';
import type { SchemaName } from './endpoints';

/** Checks an answer against the contract's schema, which is loaded on first use. */
export async function checkAnswer(name: SchemaName, answer: unknown): Promise<unknown> {
  const schemas = await import('../schemas');
  const schema = schemas[name];
  if (!('validateSync' in schema)) throw new SiteError('internal', 500, `${name} is not a schema`);
  try {
    schema.validateSync(answer, { strict: true });
    return answer;
  } catch (cause) {
    throw new SiteError('bad_answer', 502, `${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
