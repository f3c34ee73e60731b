import { useHydrated } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { BookingEvent } from './state/booking-event';
import type { BookingStore } from './state/booking-store';

const LiveForm = lazy(() => import('./live-form'));

interface LiveFormProps {
  readonly booking: BookingStore;
  readonly event: BookingEvent;
}

/** The choice of tickets that another system sells, whose code comes to those who open it. */
export const LateLiveForm = observer(function LateLiveForm({ booking, event }: LiveFormProps) {
  return (
    useHydrated() &&
    booking.event?.id === event.id && (
      <Suspense>
        <LiveForm booking={booking} />
      </Suspense>
    )
  );
});
