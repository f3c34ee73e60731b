/** Hops that are followed: as many as the Fetch standard does. */
const MAX_HOPS = 20;
/** How long an answer may take, in ms: outside there are slow ones. */
const TIMEOUT_MS = 15_000;
/** Some hosts refuse who does not say what it is. */
const HEADERS = { 'user-agent': 'vestibule-link-check', accept: 'text/html,*/*;q=0.5' };

/** Whether an address may be asked, and where it is asked: the own pages at the gateway. Undefined: it may not. */
export type Gate = (url: URL) => Promise<URL | undefined>;

/** The answer at the end of all redirects; undefined where one is not to be asked, or does not answer. */
export async function ask(url: URL, gate: Gate, stopped: AbortSignal): Promise<Response | undefined> {
  let target = url;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const at = await gate(target);
    if (!at) return undefined;
    const answer = await get(at, stopped);
    const location = answer && answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (location === null) return answer;
    await answer?.body?.cancel();
    if (!URL.canParse(location, target.href)) return undefined;
    target = new URL(location, target);
  }
  return undefined;
}

async function get(url: URL, stopped: AbortSignal): Promise<Response | undefined> {
  try {
    // The body too, which is read later, has to come within that time.
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]);
    return await fetch(url, { headers: HEADERS, redirect: 'manual', signal });
  } catch {
    return undefined;
  }
}
