/** As for a script, in ms. */
const TIMEOUT_MS = 3000;

/**
 * Replaces what the browser's cache has of some files. They are immutable: a wrong copy that was cached once, of a
 * broken proxy for one, would be taken from there for ever. Never rejects: whoever needs a file asks for it next, and
 * finds out.
 */
export async function fetchAnew(files: readonly { readonly url: string; readonly integrity: string }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      try {
        const answer = await fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(TIMEOUT_MS) });
        // An answer is in the cache when it was read to its end.
        await answer.arrayBuffer();
      } catch {
        // Still away, or still wrong.
      }
    }),
  );
}
