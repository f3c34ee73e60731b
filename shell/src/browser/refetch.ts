/** As for a script, in ms. */
const TIMEOUT_MS = 3000;

/**
 * Replaces the browser's cached copies of some files. They are immutable: a wrong copy that was cached once, from a
 * broken proxy for example, would be used for ever. Never rejects: the next request for the file shows whether it
 * worked.
 */
export async function refetch(files: readonly { readonly url: string; readonly integrity: string }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      try {
        const answer = await fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(TIMEOUT_MS) });
        // A response is in the cache when it was read to its end.
        await answer.arrayBuffer();
      } catch {
        // Still away, or still wrong.
      }
    }),
  );
}
