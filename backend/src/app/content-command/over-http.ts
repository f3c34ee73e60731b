import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { LockInfo } from '../../platform/lock';
import type { Progress } from '../../features/packs/progress';
import type { AnswerLine } from '../../features/packs/routes';

/**
 * Lets the running backend do it, as it alone can open the embedded database. Undefined when no server responds at the
 * lock's port; throws the error that the backend reports.
 */
export async function askBackend<T>(
  lock: LockInfo,
  action: 'import' | 'export',
  body: object,
  onProgress: (progress: Progress) => void,
): Promise<T | undefined> {
  let answer: Response;
  try {
    answer = await fetch(`http://127.0.0.1:${lock.port}/internal/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lock.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    // Gone, or not there yet; which of the two it is shows when the lock is taken.
    return undefined;
  }
  if (!answer.ok || answer.body === null)
    throw new Error(`The running backend refused: ${answer.status} ${await answer.text()}`);
  const lines = createInterface({ input: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>) });
  for await (const line of lines) {
    const message = JSON.parse(line) as AnswerLine<T>;
    if (message.type === 'progress') onProgress(message);
    else if (message.type === 'result') return message.result;
    else throw new Error(message.message);
  }
  throw new Error('The running backend ended before it was done; nothing was changed');
}
