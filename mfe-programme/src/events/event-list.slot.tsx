import { defineSlot, useHost, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayHeading } from './day-heading';
import { groupByDay, type EventDay } from './days';
import styles from './event-list.module.css';
import { EventRow } from './event-row';

export interface EventListData {
  readonly days: readonly EventDay[];
}

async function loadEventList({ api, lang, params, signal }: LoaderContext<SlotParams['event-list']>): Promise<EventListData> {
  const { option, room, tag, type, limit, venue, series, person } = params;
  const query = { option, type, page_size: limit, venue, series, person, ...(room === null ? {} : { room }), ...(tag === null ? {} : { tag }) };
  const [dates, answer] = await Promise.all([import('@vestibule/contracts/dates'), api.call('events', { query, signal })]);
  // Only what a compact row shows is written into the page.
  return { days: groupByDay(answer.results, lang, dates).map((day) => ({ ...day, rows: day.rows.map((row) => ({ ...row, image: null })) })) };
}

/** Events inside a content page: the rows of the programme, compactly, and the way to all of it. */
function EventList({ params, data }: SlotProps<'event-list', EventListData>) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const id = useId();
  return (
    <section className={styles['section']} {...(params.headline ? { 'aria-labelledby': id } : { 'aria-label': t('list.headline') })}>
      {params.headline && (
        <h2 id={id} className={styles['headline']}>
          {params.headline}
        </h2>
      )}
      {data.days.length === 0 && <p>{t('empty.upcoming')}</p>}
      {data.days.map((day) => (
        <div key={day.day} className={styles['day']}>
          <DayHeading head={day} level={3} />
          <ol role="list">
            {day.rows.map((row) => (
              <EventRow key={row.id} row={row} level={4} compact />
            ))}
          </ol>
        </div>
      ))}
      <p className={styles['all']}>
        <Anchor href={path}>{t('list.all')}</Anchor>
      </p>
    </section>
  );
}

export default defineSlot<'event-list', EventListData>({ Component: EventList, loader: loadEventList });
