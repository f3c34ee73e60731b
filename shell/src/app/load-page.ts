import {
  isSiteError,
  withTimeout,
  type LoaderContext,
  type PageExpose,
  type RefusedPost,
  type SlotExpose,
  type SlotRequest,
} from '@vestibule/contracts';
import { movedPaths } from '@vestibule/contracts/site/moved';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { textsOf } from './texts';
import { whereOf, type AppHost } from './app-host';
import { codeFor } from './exposes';
import { slotKey, type Failure, type RouteData, type SlotData, type SlotDataMap } from './route-data';

/** Without its main part a page is a failure for clients that do not retry: robots come back later. */
const REMOTE_FAILED: Failure = { status: 503, code: 'remote_failed' };

export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly signal: AbortSignal;
  /** A post to the page that was refused. */
  readonly refused?: RefusedPost | undefined;
}

/**
 * Loads a page: its code, its data, then code and data of the slots that it shows. Never rejects, except when aborted.
 */
export async function loadPage(host: AppHost, ref: ExposeRef, visit: Visit): Promise<RouteData> {
  const failed = (failure: Failure): RouteData => ({ expose: ref.key, slots: {}, failure });
  if (host.excluded.has(ref.key)) return failed(REMOTE_FAILED);
  let page: PageExpose;
  try {
    page = (await host.exposes.load(ref, host.lang)) as PageExpose;
  } catch (error) {
    return failed(failureOf(host, ref, error, visit.signal));
  }
  const context = contextOf(host, ref, visit, definedParams(visit.params));
  try {
    const data = await guard(host, ref, visit.signal, (signal) => page.loader?.({ ...context, signal }));
    const refused = visit.refused && { refused: visit.refused };
    const meta = page.meta(data, { ...context, ...refused });
    const [slots] = await Promise.all([loadSlots(host, page.slots?.(data) ?? [], visit), codeFor(page, data)]);
    return { expose: ref.key, data, meta, slots, ...refused };
  } catch (error) {
    return failed(failureOf(host, ref, error, visit.signal));
  }
}

/** Loads the slots of a page side by side; one that fails is marked, and the others are not the worse for it. */
export async function loadSlots(host: AppHost, requests: readonly SlotRequest[], visit: Visit): Promise<SlotDataMap> {
  const loaded = await Promise.all(
    requests.map(async (request) => [slotKey(request.slot, request.id), await loadSlot(host, request, visit)] as const),
  );
  return Object.fromEntries(loaded);
}

async function loadSlot(host: AppHost, request: SlotRequest, visit: Visit): Promise<SlotData> {
  const entry = host.slots.get(request.slot);
  if (!entry) return {};
  if (host.excluded.has(entry.key)) return { failed: true };
  try {
    const slot = (await host.exposes.load(entry, host.lang)) as SlotExpose;
    if (!slot.loader) return {};
    const context = contextOf(host, entry, visit, request.params);
    return { data: await guard(host, entry, visit.signal, (signal) => slot.loader?.({ ...context, signal })) };
  } catch (error) {
    if (visit.signal.aborted) throw error;
    host.report(error, whereOf(entry));
    return { failed: true };
  }
}

/**
 * Runs a loader with a limit; its synchronous part runs under its owner's mark, so that a loop in it finds its owner.
 */
function guard<T>(
  host: AppHost,
  ref: ExposeRef,
  outer: AbortSignal,
  task: (signal: AbortSignal) => Promise<T> | undefined,
): Promise<T | undefined> {
  const loaded = host.loading?.(ref.key);
  return withTimeout(host.loaderTimeoutMs, outer, (signal) => {
    host.mark?.(ref.key);
    try {
      return Promise.race([task(signal), rejectOnAbort(signal)]);
    } finally {
      host.mark?.('');
    }
  }).finally(loaded);
}

/** A loader that ignores its signal must not keep the page waiting. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true }),
  );
}

function contextOf<P>(
  host: AppHost,
  ref: ExposeRef,
  visit: Visit,
  params: P,
): Omit<LoaderContext<P>, 'signal'> & { signal: AbortSignal } {
  const { t } = textsOf(host.i18n, ref.remote.name);
  return {
    lang: host.lang,
    t: (key, values) => t(key, { ...values }),
    absolute: host.absolute,
    href: host.href,
    moved: movedPaths(host.composition),
    params,
    url: visit.url,
    api: host.api,
    store: host.store,
    signal: visit.signal,
  };
}

function definedParams(params: Visit['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/**
 * A SiteError of the backend or of the loader keeps its status; anything else is the remote's own fault, inside a page
 * that is shown.
 */
function failureOf(host: AppHost, ref: ExposeRef, error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) throw error;
  const known = isSiteError(error) && error.code !== 'remote_failed' && error.code !== 'timeout';
  if (!known || error.status >= 500) host.report(error, whereOf(ref));
  if (!known) return REMOTE_FAILED;
  const { code, status, field } = error;
  return {
    status: code === 'unavailable' ? 503 : status,
    code,
    ...(code === 'validation' && field !== undefined && { detail: field }),
  };
}
