import { useHydrated, useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAskedFor, writeFlag } from './overlay-flag';
import { useOffersProgramme } from './use-offers-programme';

const EventOverlay = lazy(() => import(/* webpackChunkName: "overlays" */ './event-overlay'));

/**
 * Where the event overlay appears: opened by a button, which says so in the address, or by the address of a page that
 * has the button, which then forgets it; closed by its button and by a new path. Its code comes when it is opened.
 */
export const OverlayPlace = observer(function OverlayPlace() {
  const { ui } = useStore();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isOffered = useOffersProgramme();
  useEffect(() => {
    if (!isHydrated) return;
    if (isOffered && isAskedFor()) ui.setEventOverlayOpen(true);
    // Once the page is there the flag has done what it is for.
    writeFlag(false);
  }, [ui, isHydrated, isOffered]);
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
