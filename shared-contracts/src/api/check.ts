import { PAGE_CALLS } from '../call-paths/page';
import type { ResponseSchema } from '../calls/define-call';
import { SiteError } from '../errors';
import type { CheckedCallName } from './calls';

/** Checks the response of a call against the contract's schema, which is loaded on first use. */
export async function checkAnswer(name: CheckedCallName, answer: unknown): Promise<unknown> {
  const schema = await schemaOf(name);
  try {
    schema.validateSync(answer, { strict: true });
    return answer;
  } catch (cause) {
    throw new SiteError('bad_answer', 502, `${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

async function schemaOf(name: CheckedCallName): Promise<ResponseSchema> {
  const { PAGE_RESPONSES, loadLateResponses } = await import('./page-responses');
  return isOfPage(name) ? PAGE_RESPONSES[name] : (await loadLateResponses()).LATE_RESPONSES[name];
}

const isOfPage = (name: CheckedCallName): name is keyof typeof PAGE_CALLS => name in PAGE_CALLS;
