import { useHost, useHydrated } from '@vestibule/contracts';
import { useLocation } from 'react-router-dom';

/**
 * Whether this page offers the programme over it: a setting of the site, another one on the pages of events, and not
 * where the programme is anyway (docs/behaviour/frame.md#event-overlay). Only scripts can open it.
 */
export function useOffersProgramme(): boolean {
  const { href, store } = useHost();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const design = store.settings.current?.design;
  const list = href('events', {});
  const isWanted = pathname.startsWith(`${list}/`) ? design?.detailProgramOverlay : design?.stickyOverlayButton;
  return hydrated && isWanted === true && pathname !== list;
}
