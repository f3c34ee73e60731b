import {
  defineSlot,
  useHost,
  useStore,
  type LoaderContext,
  type SlotParams,
  type SlotProps,
} from '@vestibule/contracts';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { Anchor, ButtonLink, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { houseTime } from '../opening-hours/house-clock';
import { HouseOfDay } from '../visit/house-of-day';
import { toHouse, type House } from '../visit/to-house';
import { nextEvents, type NextEvent } from './next-events';
import styles from './today.module.css';

/** Events that are read to find the next ones: some of them are sold out, or last for days. */
const READ = 40;

interface TodayData {
  /** Today in the site's zone, YYYY-MM-DD. */
  readonly day: string;
  readonly houses: readonly House[];
  readonly events: readonly NextEvent[];
}

/** Today's hours, the next events and the way to tickets, in one strip. */
const Today = observer(function Today({ data: { day, houses, events }, params }: SlotProps<'today', TodayData>) {
  const { t } = useTranslation('programme');
  const store = useStore();
  const all = useHost().href('events', {});
  const shop = params.tickets && store.settings.isShopOnline ? shopLinkOf(store) : '';
  return (
    // A page may have several strips: as landmarks they would need names of their own.
    <div className={styles.strip}>
      <h2>
        <VisuallyHidden>{t('today.title')}</VisuallyHidden>
      </h2>
      {houses.length > 0 && (
        <ul role="list" className={styles.part}>
          {houses.map((house) => (
            <HouseOfDay key={house.name} house={house} day={day} />
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <ol role="list" className={styles.events}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <p className={styles.when}>
                {event.day || t('view.today')} · {event.time}
              </p>
              <h3 className={styles.title}>
                <Anchor href={event.url} lang={event.lang}>
                  {event.title}
                </Anchor>
              </h3>
              {event.room !== '' && <p className={styles.room}>{event.room}</p>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {shop !== '' && (
          <ButtonLink variant="primary" href={shop}>
            {t('today.tickets')}
          </ButtonLink>
        )}
        <Anchor href={all}>{t('list.all')}</Anchor>
      </div>
    </div>
  );
});

async function loadToday(context: LoaderContext<SlotParams['today']>): Promise<TodayData> {
  const { api, lang, href, params, signal } = context;
  const [dates, hours, events] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('openingHours', { signal }),
    params.events === 0 ? undefined : api.call('events', { query: { page_size: READ }, signal }),
  ]);
  const day = dates.today();
  const { minutes } = houseTime(Date.now());
  const chosen = params.venue === null ? hours.slice(0, 1) : hours.filter(({ venue }) => venue?.id === params.venue);
  return {
    day,
    houses: chosen.map((one) => toHouse(one, { day, isToday: true, minutes, lang, dates })),
    events: nextEvents(events?.results ?? [], { lang, href, today: day, limit: params.events, dates }),
  };
}

export default defineSlot<'today', TodayData>({ Component: Today, loader: loadToday });
