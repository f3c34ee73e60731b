import { useHost, useHydrated } from '@vestibule/contracts';
import { useLocation } from 'react-router-dom';

/**
 * Whether this page offers the programme over it: a setting of the house, and not where the programme is anyway
 * (docs/behaviour/frame.md#event-overlay). Only scripts can open it.
 */
export function useOffersProgramme(): boolean {
  const { href, store } = useHost();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const wanted = store.settings.current?.design.stickyOverlayButton === true;
  return hydrated && wanted && !pathname.startsWith(href('events', {}));
}
