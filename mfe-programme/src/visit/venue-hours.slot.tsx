import { defineSlot, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { Headline } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { houseTime } from '../opening-hours/house-clock';
import { HouseOfDay } from './house-of-day';
import { toHouse, type House } from './to-house';
import styles from './visit.module.css';
import { WeekTable } from './week-table';

type Params = SlotParams['venue-hours'];
interface HoursData {
  /** Today in the site's zone, YYYY-MM-DD. */
  readonly day: string;
  readonly houses: readonly House[];
}

/** Opening hours of a venue, or of all; nothing where there are none. */
function VenueHours({ data: { day, houses }, params }: SlotProps<'venue-hours', HoursData>) {
  const { t } = useTranslation('programme');
  const id = useId();
  const [only] = params.venue === null ? [] : houses;
  if (houses.length === 0) return null;
  return (
    <section className={only ? styles.ofVenue : styles.ofAll} aria-labelledby={id}>
      <Headline level={2} id={id}>
        {params.headline || t('visit.hours')}
      </Headline>
      {params.today === true && (
        <ul role="list" className={styles.houses}>
          {houses.map((house) => (
            <HouseOfDay key={house.name} house={house} day={day} />
          ))}
        </ul>
      )}
      {only ? (
        <WeekTable house={only} labelledBy={id} />
      ) : (
        <div className={styles.houses}>
          {houses.map((house) => (
            <WeekTable key={house.name} house={house} />
          ))}
        </div>
      )}
    </section>
  );
}

async function loadHours({ api, lang, params, signal }: LoaderContext<Params>): Promise<HoursData> {
  const dates = await import('@vestibule/contracts/dates');
  const { venue, seasons = true, days = 365 } = params;
  const all = await api.call('openingHours', { signal });
  const { minutes } = houseTime(Date.now());
  const day = dates.today();
  const last = dates.plusDays(day, days);
  const houses = all
    .filter((one) => venue === null || one.venue?.id === venue)
    .map((hours) => toHouse(hours, { day, isToday: true, minutes, lang, dates }))
    .map((house) => ({
      ...house,
      seasons: seasons ? house.seasons : [],
      exceptions: days === 0 ? [] : house.exceptions.filter((exception) => exception.day <= last),
    }));
  return { day, houses };
}

export default defineSlot<'venue-hours', HoursData>({ Component: VenueHours, loader: loadHours });
