import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAskedFor, writeFlag } from './overlay-flag';

const EventOverlay = lazyWithRetry(() => import(/* webpackChunkName: "overlays" */ './event-overlay'));

/**
 * Where the event overlay appears: opened by a button, which says so in the address, or by the address, which then
 * forgets it; closed by its button and by a new path. Its code comes when it is opened.
 */
export const OverlayPlace = observer(function OverlayPlace() {
  const { ui } = useStore();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isAskedFor()) ui.setEventOverlayOpen(true);
    // Once the page is shown the flag has served its purpose.
    writeFlag(false);
  }, [ui]);
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) ui.setEventOverlayOpen(false);
    first.current = pathname;
  }, [ui, pathname]);
  if (!ui.eventOverlayOpen) return null;
  const close = () => {
    ui.setEventOverlayOpen(false);
    writeFlag(false);
  };
  return (
    <Suspense>
      <EventOverlay onClose={close} />
    </Suspense>
  );
});
