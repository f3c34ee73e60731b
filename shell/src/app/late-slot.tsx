import { useHost, type SlotName, type SlotParams, type SlotRequest } from '@vestibule/contracts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { AppHost } from './app-host';
import { loadSlots } from './load-page';
import type { SlotDataMap } from './route-data';
import { SlotDataContext, SlotOutlet } from './slot-outlet';

interface LateSlotProps {
  readonly slot: SlotName;
  readonly id: string;
  readonly params: SlotParams[SlotName];
  /** Shown until code and data are there. */
  readonly waiting: ReactNode;
}

/**
 * A slot that is not part of the page: its code and data are loaded when it is shown. `params` must be the same object
 * each time.
 */
export default function LateSlot({ slot, id, params, waiting }: LateSlotProps) {
  const host = useHost() as AppHost;
  const request = useMemo(() => ({ slot, id, params }) as SlotRequest, [slot, id, params]);
  const [data, setData] = useState<SlotDataMap>();
  useEffect(() => {
    const left = new AbortController();
    // A slot that fails is marked, not thrown; only leaving throws.
    loadSlots(host, [request], { url: new URL(location.href), signal: left.signal, params: {} }).then(
      setData,
      () => undefined,
    );
    return () => left.abort();
  }, [host, request]);
  if (!data) return waiting;
  return (
    <SlotDataContext value={data}>
      <SlotOutlet slot={slot} id={id} params={params} />
    </SlotDataContext>
  );
}
