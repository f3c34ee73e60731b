import type { SlotRequest } from '@vestibule/contracts';
import { useCallback, useState } from 'react';
import type { AppHost } from './app-host';
import { ExposeView } from './expose-view';
import { RemoteFallback } from './remote-fallback';
import { slotKey } from './route-data';
import type { SlotEntry } from './site-exposes';

interface FailedSlotProps {
  readonly host: AppHost;
  readonly entry: SlotEntry;
  readonly request: SlotRequest;
  readonly inline: boolean;
}

/** A slot whose data the server could not load: the browser requests it until it has it. */
export function FailedSlot({ host, entry, request, inline }: FailedSlotProps) {
  const [recovered, setRecovered] = useState<{ readonly data: unknown }>();
  const retry = useCallback(() => {
    const visit = { url: new URL(location.href), signal: new AbortController().signal, params: {} };
    const load = async () => {
      const { loadSlots } = await import(/* webpackChunkName: "load-route" */ './load-page');
      const answer = (await loadSlots(host, [request], visit))[slotKey(request.slot, request.id)];
      if (answer && !('failed' in answer)) setRecovered({ data: 'data' in answer ? answer.data : undefined });
    };
    // Without the code for it, too, it is tried again.
    load().catch(() => undefined);
  }, [host, request]);
  if (recovered)
    return <ExposeView host={host} entry={entry} props={{ params: request.params, data: recovered.data }} />;
  // An expose that hung on the server would hang the browser.
  return host.excluded.has(entry.key) ? (
    <RemoteFallback inline={inline} />
  ) : (
    <RemoteFallback inline={inline} retry={retry} />
  );
}
