import type { ContentModule, SlotRequest } from '@vestibule/contracts';
import type { Loaded } from './loaded-context';
import { inColumns, viewOf } from './view-of';

/** The slots that these modules show, at any depth. */
export const moduleSlots = (modules: readonly ContentModule[], loaded: Loaded): SlotRequest[] =>
  modules.flatMap((module) => [
    ...(viewOf(module)?.slots?.(module) ?? []),
    ...moduleSlots(inColumns(module, loaded), loaded),
  ]);
