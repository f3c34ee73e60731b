import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const EventOverlay = lazyWithRetry(() => import(/* webpackChunkName: "overlays" */ './event-overlay'));

/** In an address: the overlay is open. */
const FLAG = 'overlay';

/**
 * Where the event overlay appears: opened by a button, and then named by the address, or by the address, which then
 * forgets it; closed by its button, by Back and by a new path. Its code comes when it is opened.
 */
export const OverlayPlace = observer(function OverlayPlace() {
  const { ui } = useStore();
  const { pathname } = useLocation();
  const isLinked = useRef(false);
  useEffect(() => {
    isLinked.current = isAskedFor();
    if (isLinked.current) ui.setEventOverlayOpen(true);
    // Once the page is shown the flag has served its purpose.
    writeFlag(false);
  }, [ui]);
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) ui.setEventOverlayOpen(false);
    first.current = pathname;
  }, [ui, pathname]);
  if (!ui.eventOverlayOpen) return null;
  const nameInAddress = () => {
    if (!isLinked.current) writeFlag(true);
    isLinked.current = false;
  };
  const close = () => {
    ui.setEventOverlayOpen(false);
    writeFlag(false);
    // The entry below, to which the browser goes back, has it too where the dialog's own entry came later.
    addEventListener('popstate', () => writeFlag(false), { once: true });
  };
  return (
    <Suspense>
      <EventOverlay onOpened={nameInAddress} onClose={close} />
    </Suspense>
  );
});

/** Whether the address opens the overlay. */
const isAskedFor = (): boolean => new URLSearchParams(location.search).get(FLAG) === 'true';

/** Puts the flag into the address of the page below, or takes it out again; the page itself stays as it is. */
function writeFlag(open: boolean): void {
  const url = new URL(location.href);
  if (open === isAskedFor() && (open || !url.searchParams.has(FLAG))) return;
  if (open) url.searchParams.set(FLAG, 'true');
  else url.searchParams.delete(FLAG);
  history.replaceState(history.state, '', url);
}
