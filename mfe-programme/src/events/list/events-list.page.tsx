import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { ListStore } from '../../lists/list-store';
import { toProgrammeSearch } from '../query';
import type { EventsListData } from './events-list.loader';
import { EVENTS } from './events-store';
import { Programme } from './programme';

/** The programme's own page; its address has the selection. */
export const EventsList = observer(function EventsList({ data }: PageProps<EventsListData>) {
  const { href, pageData, store } = useHost();
  const path = href('events', {});
  const list = store.remote(
    'events',
    () =>
      new ListStore(EVENTS, (start, page, signal) =>
        pageData<EventsListData>(path + toProgrammeSearch({ ...start.query, page }), signal),
      ),
  );
  return (
    <Container>
      <Programme data={data} list={list} headline={<PageHeader>{data.headline}</PageHeader>} />
    </Container>
  );
});

export default definePage<EventsListData>({
  Component: EventsList,
  // The browser needs it only when it has left the server's composition behind: code of its own.
  loader: async (context) => (await import('./events-list.loader')).loadEventsList(context),
  meta: ({ title, headline, description, urls, feed, noindex }, { lang }) => ({
    title,
    description,
    urls,
    feeds: [{ type: 'text/calendar', title: headline, path: feed }],
    breadcrumbs: [{ title: headline, url: urls[lang]?.split('?', 1)[0] ?? '' }],
    noindex,
  }),
});
