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
        <tbody>
          {house.week.map(({ name, isChosen, hours }) => (
            <tr key={name} {...(isChosen && { 'aria-current': 'date' as const })}>
              <th scope="row">{name}</th>
              <td>{hours || closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {house.exceptions.length > 0 && (
        <>
          <h3 className={styles.different}>{t('visit.exceptions')}</h3>
          <dl className={styles.exceptions}>
            {house.exceptions.map(({ day, label, hours, note, isChosen }) => (
              <div key={day} {...(isChosen && { 'aria-current': 'date' as const })}>
                <dt>
                  <time dateTime={day}>{label}</time>
                </dt>
                <dd>
                  {/* The note of a closed day says that it is. */}
                  {[hours || (note === '' && closed), note].filter(Boolean).join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
