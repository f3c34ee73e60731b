import {
  useHost,
  useHydrated,
  type Language,
  type SlotName,
  type SlotParams,
  type SlotRequest,
} from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { createContext, memo, use, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppHost } from './app-host';
import { Boundary } from './boundary';
import { ExposeView } from './expose-view';
import { FailedSlot } from './failed-slot';
import { slotKey, type SlotDataMap } from './route-data';
import { useSlotData } from './use-slot-data';
import type { SlotEntry } from './site-exposes';

/** Data of the slots on the page: the frame's and the current page's. */
export const SlotDataContext = createContext<SlotDataMap>({});

interface SlotOutletProps<S extends SlotName> {
  readonly slot: S;
  readonly id: string;
  readonly params: SlotParams[S];
}

/**
 * Fills a slot with the expose that declares it; nothing when no remote does. Rendered again only when its props really
 * change: an update would make React throw away server markup whose code is still on its way.
 */
export const SlotOutlet = memo(
  function SlotOutlet(props: SlotOutletProps<SlotName>) {
    const host = useHost() as AppHost;
    const entry = host.slots.get(props.slot);
    if (!entry) return null;
    return entry.editorsOnly ? <EditorSlot entry={entry} {...props} /> : <FilledSlot entry={entry} {...props} />;
  },
  (a, b) => a.slot === b.slot && a.id === b.id && JSON.stringify(a.params) === JSON.stringify(b.params),
);

interface FilledSlotProps extends SlotOutletProps<SlotName> {
  readonly entry: SlotEntry;
  /** Of its texts; that of the page by default. */
  readonly lang?: Language;
}

/** Editors' parts are never rendered on the server: other visitors never receive their code or markup. */
const EditorSlot = observer(function EditorSlot(props: FilledSlotProps) {
  const host = useHost() as AppHost;
  const inBrowser = useHydrated();
  if (!inBrowser || !host.store.user.isEditor) return null;
  // Tools speak the language of the person, the page that of its address.
  const { i18n, lang } = host.tools ?? host;
  return (
    <I18nextProvider i18n={i18n}>
      <FilledSlot {...props} lang={lang} />
    </I18nextProvider>
  );
});

function FilledSlot({ entry, slot, id, params, lang }: FilledSlotProps) {
  const host = useHost() as AppHost;
  const request = useMemo(() => ({ slot, id, params }) as SlotRequest, [slot, id, params]);
  const given = useSlotData(host, entry, request, use(SlotDataContext)[slotKey(slot, id)]);
  if (!given) return null;
  const failed = host.excluded.has(entry.key) || 'failed' in given;
  const data = 'data' in given ? given.data : undefined;
  const inline = slot.startsWith('header-');
  return (
    <Boundary host={host} entry={entry} inline={inline} browserOnly={entry.editorsOnly}>
      {failed ? (
        <FailedSlot host={host} entry={entry} request={request} inline={inline} />
      ) : (
        <ExposeView host={host} entry={entry} lang={lang} props={{ params, data }} />
      )}
    </Boundary>
  );
}
