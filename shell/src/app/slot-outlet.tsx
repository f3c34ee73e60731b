import { useHost, type SlotName, type SlotParams } from '@vestibule/contracts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AppHost } from './app-host';
import { Boundary, RemoteFallback } from './boundary';
import { ExposeView } from './expose-view';
import { slotKey, type SlotDataMap } from './route-data';

/** Data of the slots on the page: the frame's and the current page's. */
export const SlotDataContext = createContext<SlotDataMap>({});

const never = () => () => undefined;
/** False on the server and while hydrating, true afterwards. */
const useInBrowser = () => useSyncExternalStore(never, () => true, () => false);

/** Fills a slot with the expose that declares it; nothing when no remote does. */
export function SlotOutlet<S extends SlotName>({ slot, id, params }: { slot: S; id: string; params: SlotParams[S] }) {
  const host = useHost() as AppHost;
  const given = use(SlotDataContext)[slotKey(slot, id)];
  const inBrowser = useInBrowser();
  const entry = host.slots.get(slot);
  if (!entry) return null;
  // Editors' parts are never rendered on the server: nobody else may ever be handed their code or markup.
  if (entry.editorsOnly && !(inBrowser && host.store.user.isEditor)) return null;
  const failed = host.excluded.has(entry.key) || (given !== undefined && 'failed' in given);
  const data = given && 'data' in given ? given.data : undefined;
  return (
    <Boundary host={host} entry={entry}>
      {failed ? <RemoteFallback /> : <ExposeView host={host} entry={entry} props={{ params, data }} />}
    </Boundary>
  );
}
