import { Slot } from '@vestibule/contracts';
import { eventListParams, eventListSlotId } from './event-slots';
import type { ModuleProps } from './module-props';
import { Placed } from './placed';

/** Events of the programme, shown by whichever remote owns them. */
export function EventList({ module, placement }: ModuleProps<'event_list'>) {
  return (
    <Placed placement={placement}>
      <Slot name="event-list" id={eventListSlotId(module)} params={eventListParams(module)} />
    </Placed>
  );
}
