import type { LayoutName, SlotRequest } from '@vestibule/contracts';
import type { AppHost } from './app-host';
import { loadSlots, type Visit } from './load-page';
import type { SlotDataMap } from './route-data';

/** Loader data of the frame around every page. */
export interface RootData {
  readonly slots: SlotDataMap;
}

const FRAME_SLOTS: readonly SlotRequest[] = [
  { slot: 'header-info', id: 'header-info', params: {} },
  { slot: 'header-cart', id: 'header-cart', params: {} },
  { slot: 'footer-hours', id: 'footer-hours', params: {} },
  { slot: 'footer-info', id: 'footer-info', params: {} },
];

/**
 * Loads the data of the page's frame (header, footer), once per document. The dashboard has no header and no footer:
 * failures of their remotes do not affect it.
 */
export async function loadRoot(host: AppHost, visit: Visit, layout: LayoutName): Promise<RootData> {
  return { slots: layout === 'dashboard' ? {} : await loadSlots(host, FRAME_SLOTS, visit) };
}
