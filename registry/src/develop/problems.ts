import type { Registry } from '../registry';

/** Problems that one page shows at most. */
const MAX_CHARACTERS = 8000;
const FOLDER = 'develop-problems/';
const keyOf = (session: string) => `${FOLDER}${session}.txt`;

/** The session of a whole site that runs for its developer (`npm run dev`). */
export const WHOLE_SITE = 'site';

/**
 * Stores the type check's output for a developer's last saved files, for the open pages of their session; empty without
 * problems. In the registry, as several gateways may serve those pages.
 */
export async function noteProblems({ store }: Registry, session: string, text: string): Promise<void> {
  if (text === '') await store.delete([keyOf(session)]);
  else await store.put(keyOf(session), Buffer.from(text.slice(0, MAX_CHARACTERS)));
}

/** Empty when there are none. */
export async function problemsOf({ store }: Registry, session: string): Promise<string> {
  return (await store.get(keyOf(session)))?.body.toString('utf8') ?? '';
}

/** Deletes those of sessions that are over. */
export async function pruneProblems({ store }: Registry, sessions: ReadonlySet<string>): Promise<void> {
  const over = (await store.list(FOLDER)).filter(
    (key) => !sessions.has(key.slice(FOLDER.length, -'.txt'.length)) && key !== keyOf(WHOLE_SITE),
  );
  if (over.length > 0) await store.delete(over);
}
