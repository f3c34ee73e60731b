import { SiteError } from '../errors';
import type { CheckedCallName } from './calls';

/** Checks the response of a call against the contract's schema, which is loaded on first use. */
export async function checkAnswer(name: CheckedCallName, answer: unknown): Promise<unknown> {
  const { RESPONSES } = await import('./responses');
  try {
    RESPONSES[name].validateSync(answer, { strict: true });
    return answer;
  } catch (cause) {
    throw new SiteError('bad_answer', 502, `${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
