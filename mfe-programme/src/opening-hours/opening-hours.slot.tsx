import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { hoursLabel } from './hours-label';
import { loadOpeningHours, type OpeningHoursData } from './opening-hours.loader';
import styles from './opening-hours.module.css';
import { useHoursOfToday } from './use-hours-of-today';

/**
 * Today's opening hours in one line, updated while the page stays open: of the page's venue, of the venue of its theme,
 * or of the main one.
 */
function OpeningHours({ data, params: { venue, theme } }: SlotProps<'header-info', OpeningHoursData>) {
  const { t } = useTranslation('programme');
  const [{ main, others }, minutes] = useHoursOfToday(data, useHost());
  const place =
    others.find((one) => one.venue === venue) ?? [main, ...others].find((one) => one.theme === theme) ?? main;
  const { note, noteUrl } = place;
  const { kind, ...values } = minutes === undefined ? place.label : hoursLabel(place.ranges, minutes, place.late);
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{t(`hours.${kind}`, values)}</span>
      {note && (noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : <span>{note}</span>)}
    </p>
  );
}

export default defineSlot<'header-info', OpeningHoursData>({ Component: OpeningHours, loader: loadOpeningHours });
