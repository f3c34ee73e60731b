import { useHydrated } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { BookingEvent } from '../booking/state/booking-event';
import type { BookingStore } from '../booking/state/booking-store';

const SeatChoice = lazyWithRetry(() => import('./seat-choice'));

/** The choice of seats, whose code comes to those who have chosen tickets that have some. */
export const LateSeatChoice = observer(function LateSeatChoice(props: { booking: BookingStore; event: BookingEvent }) {
  const { booking, event } = props;
  const isWanted = event.groups.some((group) => group.hasSeats && booking.ticketsOf(group) > 0);
  return (
    useHydrated() &&
    isWanted && (
      <Suspense>
        <SeatChoice {...props} />
      </Suspense>
    )
  );
});
