/** How long a loader may take on the server, in ms: the site waits no longer. */
const LOADER_MS = 2000;

/** Runs a loader with a limit and answers its data as the browser gets it: through JSON. */
export async function loadData(loader: (signal: AbortSignal) => Promise<unknown> | undefined): Promise<unknown> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${LOADER_MS / 1000} s`));
      controller.abort();
    }, LOADER_MS);
  });
  try {
    const data = await Promise.race([loader(controller.signal), late]);
    return data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
  } finally {
    clearTimeout(timer);
  }
}
