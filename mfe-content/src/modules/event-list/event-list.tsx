import { Slot, type ModuleOf, type SlotParams } from '@vestibule/contracts';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

const slotId = (module: ModuleOf<'event_list'>): string => `m${module.id}`;

const paramsOf = (module: ModuleOf<'event_list'>): SlotParams['event-list'] => {
  const { headline, option, tag, room, type, series, genre, limit } = module;
  const { date_from: from, date_to: to, children: events } = module;
  return { headline, option, tag, room, type, series, genre, from, to, events, limit };
};

/** Events of the programme, shown by whichever remote owns them. */
function EventList({ module, placement }: ModuleProps<'event_list'>) {
  return (
    <Placed placement={placement}>
      <Slot name="event-list" id={slotId(module)} params={paramsOf(module)} />
    </Placed>
  );
}

export default defineView<'event_list'>({
  Component: EventList,
  heading: () => ({ level: 2 }),
  slots: (module) => [{ slot: 'event-list', id: slotId(module), params: paramsOf(module) }],
});
