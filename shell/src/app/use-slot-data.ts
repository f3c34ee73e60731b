import type { SlotRequest } from '@vestibule/contracts';
import { useEffect, useRef, useState } from 'react';
import type { AppHost } from './app-host';
import { slotKey, type SlotData } from './route-data';
import type { SlotEntry } from './site-exposes';

/** Time for which the parameters of a slot must stay the same before its data is requested again, in ms. */
const SETTLED_MS = 400;

interface Loaded {
  readonly given: SlotData | undefined;
  readonly data: SlotData;
}

/**
 * The data of a slot: that of the page, or, while an editor adds or changes a part of the page, that of the slot's
 * present parameters; until that is loaded, the previous data. Undefined while there is none.
 */
export function useSlotData(
  host: AppHost,
  entry: SlotEntry,
  request: SlotRequest,
  given: SlotData | undefined,
): SlotData | undefined {
  // Server-rendered content is not updated for this: React would throw away parts that are not hydrated yet.
  const [isNew] = useState(() => host.store.page.editing);
  const [loaded, setLoaded] = useState<Loaded>();
  const from = useRef({ given, request: given || !isNew ? request : undefined });
  useEffect(() => {
    if (entry.editorsOnly) return;
    if (given && from.current.given !== given) from.current = { given, request };
    if (from.current.request === request) return;
    const isFirst = from.current.request === undefined;
    const left = new AbortController();
    const load = async () => {
      const visit = { url: new URL(location.href), signal: left.signal, params: {} };
      const { loadSlots } = await import(/* webpackChunkName: "load-route" */ './load-page');
      const data = (await loadSlots(host, [request], visit))[slotKey(request.slot, request.id)];
      from.current = { given, request };
      if (data) setLoaded({ given, data });
    };
    // A slot that fails is marked, not thrown; only leaving throws.
    const timer = setTimeout(() => void load().catch(() => undefined), isFirst ? 0 : SETTLED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [host, entry, request, given]);
  if (loaded && loaded.given === given) return loaded.data;
  return given ?? (entry.editorsOnly || !isNew ? {} : undefined);
}
