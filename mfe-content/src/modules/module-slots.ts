import type { ContentModule, SlotRequest } from '@vestibule/contracts';
import { inColumns, viewOf } from './view-of';

/** The slots that these modules show, at any depth. */
export const moduleSlots = (modules: readonly ContentModule[]): SlotRequest[] =>
  modules.flatMap((module) => [...(viewOf(module)?.slots?.(module) ?? []), ...moduleSlots(inColumns(module))]);
