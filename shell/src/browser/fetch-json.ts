import { withTimeout } from '@vestibule/contracts';

/** How long a file of a build may take, in ms; as long as a script. */
const TIMEOUT_MS = 3000;

/** A JSON file of this site; rejects when it is late or not there. */
export function fetchJson<T>(url: string): Promise<T> {
  return withTimeout(TIMEOUT_MS, undefined, async (signal) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()) as T;
  });
}
