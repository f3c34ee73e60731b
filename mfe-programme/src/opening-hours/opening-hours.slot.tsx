import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { loadOpeningHours, type OpeningHoursData } from './opening-hours.loader';
import styles from './opening-hours.module.css';
import { useHoursOfToday } from './use-hours-of-today';

/** Today's opening hours in one line, updated while the page stays open. */
function OpeningHours({ data }: SlotProps<'header-info', OpeningHoursData>) {
  const { t } = useTranslation('programme');
  const { label, note, noteUrl } = useHoursOfToday(data, useHost());
  const { kind, ...values } = label;
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{t(`hours.${kind}`, values)}</span>
      {note && (noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : <span>{note}</span>)}
    </p>
  );
}

export default defineSlot<'header-info', OpeningHoursData>({ Component: OpeningHours, loader: loadOpeningHours });
