import type { ContentModule, EventListModule, SlotParams, SlotRequest } from '@vestibule/contracts';

/** Id of the slot that an event list is shown in. */
export const eventListSlotId = (module: EventListModule): string => `m${module.id}`;

export const eventListParams = ({
  headline,
  option,
  tag,
  room,
  type,
  limit,
}: EventListModule): SlotParams['event-list'] => ({
  headline,
  option,
  tag,
  room,
  type,
  limit,
});

/** The event lists among these modules, at any depth: the shell loads them before it renders. */
export function eventSlots(modules: readonly ContentModule[]): SlotRequest[] {
  return modules.flatMap((module): SlotRequest[] => {
    if (module.model === 'event_list')
      return [{ slot: 'event-list', id: eventListSlotId(module), params: eventListParams(module) }];
    return module.model === 'section' ? module.columns.flatMap(({ children }) => eventSlots(children)) : [];
  });
}
