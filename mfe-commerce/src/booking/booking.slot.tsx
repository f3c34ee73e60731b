import { defineSlot, useHost, type SlotProps, useHydrated } from '@vestibule/contracts';
import { Anchor, Icon, lazyWithRetry, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BookingForm } from './booking-form';
import { loadBookingEvent, type BookingEvent } from './state/booking-event';
import { BookingStore } from './state/booking-store';
import { BookingSummary } from './booking-summary';
import styles from './booking.module.css';
import { WaitingPanel } from '../waiting/waiting-panel';
import { LIVE_TICKETS_ROUTE, TICKETS_ROUTE } from '../shop-routes';
import { useOpener } from './use-opener';
import { Suspense } from 'react';

const LiveForm = lazyWithRetry(() => import('./live-form'));

interface LiveFormProps {
  readonly booking: BookingStore;
  readonly event: BookingEvent;
}

/** The choice of tickets that another system sells, whose code comes to those who open it. */
const LateLiveForm = observer(function LateLiveForm({ booking, event }: LiveFormProps) {
  return (
    useHydrated() &&
    booking.event?.id === event.id && (
      <Suspense>
        <LiveForm booking={booking} />
      </Suspense>
    )
  );
});

/** Tickets of one event. The opener is a native `<details>`: it opens before and without hydration. */
const Booking = observer(function Booking({
  data: event,
  params: { open = false },
}: SlotProps<'event-booking', BookingEvent>) {
  const { t } = useTranslation('commerce');
  const host = useHost();
  const { basket, settings } = host.store;
  const booking = host.store.remote('booking', () => new BookingStore(host.api, basket, (error) => host.report(error)));
  const [opener, onToggle] = useOpener(booking, event, open);
  if (event.groups.length === 0 && !event.live) return null;
  if (settings.current && !settings.isShopOnline) return <p className={styles.offline}>{t('booking.offline')}</p>;
  if (event.waitable) return <WaitingPanel event={event.id} />;
  return (
    <details
      ref={opener}
      name="booking"
      {...(open && { open })}
      className={open ? `${styles.widget} ${styles.inPlace}` : styles.widget}
      onToggle={onToggle}
      suppressHydrationWarning
    >
      {event.title ? (
        <summary className={styles.titled}>
          <span lang={event.title.lang}>{event.title.text}</span>
          <Icon name="close" />
          <VisuallyHidden>{t('booking.close')}</VisuallyHidden>
        </summary>
      ) : (
        <summary className={styles.opener}>
          {t('booking.open')}
          <span className={styles.shut}>
            <Icon name="close" />
          </span>
        </summary>
      )}
      <div className={styles.panel}>
        {booking.summary ? (
          <BookingSummary booking={booking} />
        ) : event.live ? (
          <LateLiveForm booking={booking} event={event} />
        ) : (
          <BookingForm booking={booking} event={event} />
        )}
        <noscript>
          <p>
            <Anchor href={host.href(event.live ? LIVE_TICKETS_ROUTE : TICKETS_ROUTE, { id: event.id })}>
              {t('noScript')}
            </Anchor>
          </p>
        </noscript>
      </div>
    </details>
  );
});

export default defineSlot<'event-booking', BookingEvent>({ Component: Booking, loader: loadBookingEvent });
