import { defineSlot, type SlotProps } from '@vestibule/contracts';
import { TellBuyers } from './tell-buyers';

function EventBuyers({ params: { event, version } }: SlotProps<'event-buyers'>) {
  return <TellBuyers eventId={event} version={version} />;
}

/** Fills `event-buyers`, on pages of other remotes. */
export default defineSlot<'event-buyers'>({ Component: EventBuyers });
