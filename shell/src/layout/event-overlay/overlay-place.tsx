import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const EventOverlay = lazy(() => import(/* webpackChunkName: "overlays" */ './event-overlay'));

/** In an address: the overlay is open (spec/000 §2). It is taken out again after the page has loaded. */
export const OVERLAY_FLAG = 'overlay';

/** Where the event overlay appears: opened by a button or by the address, closed by its button and by a new path. Its code comes when it is opened. */
export const OverlayPlace = observer(function OverlayPlace() {
  const { ui } = useStore();
  const { pathname } = useLocation();
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(OVERLAY_FLAG)) return;
    if (url.searchParams.get(OVERLAY_FLAG) === 'true') ui.setEventOverlayOpen(true);
    url.searchParams.delete(OVERLAY_FLAG);
    history.replaceState(history.state, '', url);
  }, [ui]);
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) ui.setEventOverlayOpen(false);
    first.current = pathname;
  }, [ui, pathname]);
  if (!ui.eventOverlayOpen) return null;
  return (
    <Suspense>
      <EventOverlay onClose={() => ui.setEventOverlayOpen(false)} />
    </Suspense>
  );
});
