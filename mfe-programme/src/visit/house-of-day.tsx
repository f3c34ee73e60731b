import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { House } from './to-house';
import styles from './visit.module.css';
import { useEffect, useState } from 'react';
import { houseTime } from '../opening-hours/house-clock';
import { hoursLabel, type HoursLabel } from '../opening-hours/hours-label';

const MINUTE_MS = 60_000;

/** Note on a venue at this moment, updated while the page stays open; null when its page is another day's. */
function useLabel({ label, ranges, late }: House, day: string): HoursLabel | null {
  const [current, setCurrent] = useState(label);
  useEffect(() => {
    const update = () => {
      const now = houseTime(Date.now());
      setCurrent(now.day === day ? hoursLabel(ranges, now.minutes, late) : null);
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [ranges, late, day]);
  return current;
}

/** A venue on the planned day: its hours, today their present meaning, and the reason for different ones. */
export function HouseOfDay({ house, day }: { house: House; day: string }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const label = useLabel(house, day);
  const { name, venue, hours, note, noteUrl, next } = house;
  return (
    <li className={styles.house}>
      <h3 className={styles.name}>
        {venue ? <Anchor href={href('venues-slug-id', { slug: venue.slug, id: venue.id })}>{name}</Anchor> : name}
      </h3>
      <p className={styles.hours}>{hours || t('hours.closed')}</p>
      {label && (hours || label.kind !== 'closed') && (
        <p className={styles.now}>
          <Label label={label} />
        </p>
      )}
      {label?.kind === 'closed' && next && <p className={styles.now}>{t('visit.next', { time: next })}</p>}
      {venue?.address_line && (
        <p>
          {venue.address_line}
          <br />
          <Anchor href={href('venues-slug-id', { slug: venue.slug, id: venue.id })}>{t('exhibitions.route')}</Anchor>
        </p>
      )}
      {note && <p>{noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : note}</p>}
    </li>
  );
}

function Label({ label: { kind, ...values } }: { label: NonNullable<House['label']> }) {
  const { t } = useTranslation('programme');
  return <>{t(kind === 'closed' ? 'visit.over' : `hours.${kind}`, values)}</>;
}
