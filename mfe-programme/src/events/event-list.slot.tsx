import { defineSlot, useHost, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { groupByDay, type EventDay } from '../event-rows/days';
import { ListSection } from '../lists/list-section';
import { EventDays } from '../event-rows/event-days';
import { eventListQuery } from './event-list-query';

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
  // Only the fields of a compact row are written into the page.
  return {
    days: groupByDay(answer.results, { lang, href }, dates).map((day) => ({
      ...day,
      rows: day.rows.map((row) => ({ ...row, image: null })),
    })),
  };
}

/** Events inside a content page: the rows of the programme, compactly. */
function EventList({ params, data }: SlotProps<'event-list', EventListData>) {
  const { t } = useTranslation('programme');
  const all = { href: useHost().href('events', {}), text: t('list.all') };
  return (
    <ListSection headline={params.headline} name={t('list.headline')} all={all}>
      {data.days.length === 0 && <p>{t('empty.upcoming')}</p>}
      <EventDays days={data.days} compact />
    </ListSection>
  );
}

export default defineSlot<'event-list', EventListData>({ Component: EventList, loader: loadEventList });
