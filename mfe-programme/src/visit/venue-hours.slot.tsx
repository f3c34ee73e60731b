import { defineSlot, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { Headline } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { houseTime } from '../opening-hours/house-clock';
import { toHouse, type House } from './to-house';
import styles from './visit.module.css';
import { WeekTable } from './week-table';

type Params = SlotParams['venue-hours'];

/** Opening hours of a venue; nothing where it has none. */
function VenueHours({ data }: SlotProps<'venue-hours', House | null>) {
  const { t } = useTranslation('programme');
  const id = useId();
  if (!data) return null;
  return (
    <section className={styles.ofVenue} aria-labelledby={id}>
      <Headline level={2} id={id}>
        {t('visit.hours')}
      </Headline>
      <WeekTable house={data} labelledBy={id} />
    </section>
  );
}

async function loadHours({ api, lang, params, signal }: LoaderContext<Params>): Promise<House | null> {
  const dates = await import('@vestibule/contracts/dates');
  const all = await api.call('openingHours', { signal });
  const hours = all.find(({ venue }) => venue?.id === params.venue);
  const { minutes } = houseTime(Date.now());
  return hours ? toHouse(hours, { day: dates.today(), isToday: true, minutes, lang, dates }) : null;
}

export default defineSlot<'venue-hours', House | null>({ Component: VenueHours, loader: loadHours });
