import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HoursLine } from './hours-line';
import { loadOpeningHours, type OpeningHoursData } from './opening-hours.loader';
import styles from './opening-hours.module.css';
import { useHoursOfToday } from './use-hours-of-today';

/** Today's hours at the main venue, and the way to all others. */
function FooterHours({ data }: SlotProps<'footer-hours', OpeningHoursData>) {
  const { t } = useTranslation('programme');
  const host = useHost();
  const [{ main }, minutes] = useHoursOfToday(data, host);
  return (
    <div className={styles.footer}>
      <HoursLine place={main} minutes={minutes} />
      <Anchor href={host.href('programme/visit', {})}>{t('visit.headline')}</Anchor>
    </div>
  );
}

export default defineSlot<'footer-hours', OpeningHoursData>({ Component: FooterHours, loader: loadOpeningHours });
