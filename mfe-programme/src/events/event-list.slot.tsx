import { defineSlot, useHost, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByDay, type EventDay } from './days';
import { EventDays } from './event-days';
import { eventListQuery } from './event-list-query';
import styles from './event-list.module.css';

export interface EventListData {
  readonly days: readonly EventDay[];
}

async function loadEventList({
  api,
  href,
  lang,
  params,
  signal,
}: LoaderContext<SlotParams['event-list']>): Promise<EventListData> {
  const dates = await import('@vestibule/contracts/dates');
  const answer = await api.call('events', { query: eventListQuery(params, dates.today()), signal });
  // Only what a compact row shows is written into the page.
  return {
    days: groupByDay(answer.results, { lang, href }, dates).map((day) => ({
      ...day,
      rows: day.rows.map((row) => ({ ...row, image: null })),
    })),
  };
}

/** Events inside a content page: the rows of the programme, compactly, and the way to all of it. */
function EventList({ params, data }: SlotProps<'event-list', EventListData>) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const id = useId();
  return (
    // Only what has a name of its own is a region.
    <section {...(params.headline && { 'aria-labelledby': id })}>
      <h2 id={id} className={styles['headline']}>
        {params.headline || <VisuallyHidden>{t('list.headline')}</VisuallyHidden>}
      </h2>
      {data.days.length === 0 && <p>{t('empty.upcoming')}</p>}
      <EventDays days={data.days} compact />
      <p className={styles['all']}>
        <Anchor href={path}>{t('list.all')}</Anchor>
      </p>
    </section>
  );
}

export default defineSlot<'event-list', EventListData>({ Component: EventList, loader: loadEventList });
