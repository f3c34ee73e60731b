import type { ContentModule, EventListModule, Page, SlotParams, SlotRequest } from '@vestibule/contracts';

/** Id of the slot that an event list of the page is shown in. */
export const eventListSlotId = (module: EventListModule): string => `m${module.id}`;

export const eventListParams = ({ headline, option, tag, room, type, limit }: EventListModule): SlotParams['event-list'] => ({
  headline,
  option,
  tag,
  room,
  type,
  limit,
});

/** The event lists of a page, at any depth: the shell loads them before it renders. */
export function pageSlots(page: Page): readonly SlotRequest[] {
  return slotsOf(page.modules);
}

function slotsOf(modules: readonly ContentModule[]): SlotRequest[] {
  return modules.flatMap((module) => {
    if (module.model === 'event_list') return [{ slot: 'event-list' as const, id: eventListSlotId(module), params: eventListParams(module) }];
    return module.model === 'section' ? module.columns.flatMap(({ children }) => slotsOf(children)) : [];
  });
}
