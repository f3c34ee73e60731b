import { problemsOf } from '@vestibule/registry/develop/problems';
import type { Registry } from '@vestibule/registry/registry';

/** How often it is looked for other problems, in ms. */
const LOOK_MS = 500;

/**
 * Sends the result of a session's type check, as `!` and a JSON string, whenever it has changed. Returns the stop
 * function.
 */
export function followProblems(registry: Registry, session: string, send: (message: string) => void): () => void {
  let shown = '';
  let ended = false;
  const look = async () => {
    const problems = await problemsOf(registry, session).catch(() => shown);
    if (ended) return;
    if (problems !== shown) send(`!${JSON.stringify((shown = problems))}`);
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  let timer = setTimeout(() => void look(), 0);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
