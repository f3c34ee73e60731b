import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Time } from './state/booking-event';
import type { BookingStore } from './state/booking-store';
import styles from './timeslots.module.css';

/**
 * Times to choose from, in two columns (docs/behaviour/tickets.md#timeslots); those with nothing left cannot be chosen.
 */
export const Timeslots = observer(function Timeslots({
  booking,
  slots,
}: {
  booking: BookingStore;
  slots: readonly Time[];
}) {
  const { t } = useTranslation('commerce');
  const name = useId();
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.legend}>{t('booking.timeslots')}</legend>
      {slots.map(({ time, open }) => {
        const label = t('booking.time', { time });
        return (
          <label key={time} className={styles.slot}>
            <input
              type="radio"
              name={name}
              value={time}
              checked={booking.time === time}
              disabled={!open}
              onChange={() => booking.chooseTime(time)}
            />
            {open ? label : t('booking.slotSoldOut', { time: label })}
          </label>
        );
      })}
    </fieldset>
  );
});
