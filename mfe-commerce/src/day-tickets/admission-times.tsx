import { TIME_CONTROL } from '@vestibule/contracts/posted-cart';
import { useTranslation } from 'react-i18next';
import slots from '../booking/timeslots.module.css';
import styles from './day-tickets.module.css';
import type { DayAdmission } from './day-tickets.loader';

interface AdmissionTimesProps {
  readonly times: DayAdmission['times'];
  /** The time that was chosen before the page came back; empty: the first with places. */
  readonly chosen: string;
}

/** The slots to choose from, or until when tickets for the whole day are good. */
export function AdmissionTimes({ times, chosen }: AdmissionTimesProps) {
  const { t } = useTranslation('commerce');
  const [first] = times;
  if (first?.time === '') return <p>{t('dayTickets.allDay', { time: first.ends })}</p>;
  const open = times.filter(({ state }) => state !== 'sold_out');
  const checked = open.find(({ time }) => time === chosen) ?? open[0];
  return (
    <fieldset className={styles.slots}>
      <legend className={slots.legend}>{t('booking.timeslots')}</legend>
      {times.map(({ time, ends, state }) => {
        const label = t('dayTickets.slot', { from: time, until: ends });
        return (
          <label key={time} className={slots.slot}>
            <input
              type="radio"
              name={TIME_CONTROL}
              value={time}
              defaultChecked={time === checked?.time}
              disabled={state === 'sold_out'}
            />
            <span>
              {state === 'sold_out' ? t('booking.slotSoldOut', { time: label }) : label}
              {state === 'few' && <small className={styles.few}>{t('shop.few')}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
