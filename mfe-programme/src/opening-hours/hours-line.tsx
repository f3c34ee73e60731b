import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { hoursLabel } from './hours-label';
import type { PlaceToday } from './opening-hours.loader';
import styles from './opening-hours.module.css';

interface HoursLineProps {
  readonly place: PlaceToday;
  /** Since midnight at the site; undefined until the browser knows. */
  readonly minutes: number | undefined;
}

/** Today's hours of a place in one line, with the reason for others than usual. */
export function HoursLine({ place, minutes }: HoursLineProps) {
  const { t } = useTranslation('programme');
  const { note, noteUrl } = place;
  const { kind, ...values } = minutes === undefined ? place.label : hoursLabel(place.ranges, minutes, place.late);
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{t(`hours.${kind}`, values)}</span>
      {note && (noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : <span>{note}</span>)}
    </p>
  );
}
