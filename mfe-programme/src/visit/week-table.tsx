import { useTranslation } from 'react-i18next';
import type { House } from './to-house';
import styles from './visit.module.css';

/**
 * The regular week of a venue, and the days that are different; the hours of the planned day are marked. `labelledBy`:
 * id of the heading with the venue's name, instead of the name above the table.
 */
export function WeekTable({ house, labelledBy }: { house: House; labelledBy?: string }) {
  const { t } = useTranslation('programme');
  const closed = t('hours.closed');
  return (
    <div>
      <table className={styles.week} aria-labelledby={labelledBy}>
        {labelledBy === undefined && <caption className={styles.caption}>{house.name}</caption>}
        <Weekdays week={house.week} />
      </table>
      {house.seasons.map(({ from, label, week }) => (
        <table key={from} className={styles.week}>
          <caption className={styles.season}>{label}</caption>
          <Weekdays week={week} />
        </table>
      ))}
      {house.exceptions.length > 0 && (
        <>
          <h3 className={styles.different}>{t('visit.exceptions')}</h3>
          <dl className={styles.exceptions}>
            {house.exceptions.map(({ day, label, hours, holiday, note, isChosen }) => (
              <div key={day} {...(isChosen && { 'aria-current': 'date' as const })}>
                <dt>
                  <time dateTime={day}>{label}</time>
                </dt>
                <dd>
                  {/* The note of a closed day says that it is. */}
                  {[hours || (note === '' && closed), note || holiday].filter(Boolean).join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** Hours of each weekday, in rows. */
function Weekdays({ week }: Pick<House, 'week'>) {
  const { t } = useTranslation('programme');
  return (
    <tbody>
      {week.map(({ name, isChosen, hours }) => (
        <tr key={name} {...(isChosen && { 'aria-current': 'date' as const })}>
          <th scope="row">{name}</th>
          <td>{hours || t('hours.closed')}</td>
        </tr>
      ))}
    </tbody>
  );
}
