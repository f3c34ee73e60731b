import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingEvent } from '../booking/state/booking-event';
import type { BookingStore } from '../booking/state/booking-store';
import { OwnSeats } from './own-seats';
import styles from './seats.module.css';

/** Whether the best seats are taken, or which ones (docs/behaviour/tickets.md#choosing-seats). */
export default observer(function SeatChoice({ booking, event }: { booking: BookingStore; event: BookingEvent }) {
  const { t } = useTranslation('commerce');
  const name = useId();
  const [isOwn, setOwn] = useState(booking.seats.size > 0);
  const choose = (own: boolean) => {
    setOwn(own);
    booking.chooseSeats(own ? new Map(event.groups.map(({ id }) => [id, []])) : new Map());
  };
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className={styles.heading}>{t('seats.headline')}</legend>
        {([false, true] as const).map((own) => (
          <label key={String(own)} className={styles.way}>
            <input type="radio" name={name} checked={isOwn === own} onChange={() => choose(own)} />
            {t(own ? 'seats.own' : 'seats.best')}
          </label>
        ))}
      </fieldset>
      {isOwn && <OwnSeats booking={booking} event={event} />}
    </>
  );
});
