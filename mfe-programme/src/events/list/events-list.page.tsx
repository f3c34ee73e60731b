import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { Container, EventListSkeleton, Headline } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../filters/filter-bar';
import { FilterChips } from '../../filters/filter-chips';
import { ListEnd } from '../../lists/list-end';
import { ListStore } from '../../lists/list-store';
import { useList } from '../../lists/use-list';
import { useScrollOnChange } from '../../lists/use-scroll-on-change';
import { DaySection, linkIdOf } from '../day-section';
import type { EventsListData } from './events-list.loader';
import styles from './events-list.module.css';
import { EVENTS } from './events-store';
import { useProgrammeSelection } from '../filters/use-programme-selection';
import { NoEvents } from './no-events';
import { ProgrammeSearch } from '../filters/programme-search';
import { toSearch } from '../query';
import { QuickViews } from '../filters/quick-views';
import { interleave } from '../teasers';

/** The programme: filters, days with their events, further pages. */
export const EventsList = observer(function EventsList({ data }: PageProps<EventsListData>) {
  const { t } = useTranslation('programme');
  const { absolute, pageData, store } = useHost();
  const { query } = data;
  const selection = useProgrammeSelection(data);
  const { path } = selection;
  const list = store.remote('events', () => new ListStore(EVENTS, (start, page, signal) => pageData<EventsListData>(path + toSearch({ ...start.query, page }), signal)));
  const view = useList(list, data);
  const { days, teasers, hasNext } = view.shown;
  const programme = interleave(days, teasers, !hasNext);
  const top = useScrollOnChange(selection.linkTo({}));
  return (
    <Container>
      <header className={styles['header']}>
        <Headline level={1}>{data.headline}</Headline>
        <div className={styles['line']}>
          <QuickViews query={query} />
          <ProgrammeSearch query={query} />
        </div>
        <FilterBar selection={selection} />
        <FilterChips selection={selection} />
      </header>
      <div ref={top} className={styles['list']} aria-busy={store.ui.navigating}>
        {programme.map((day) => (
          <DaySection key={day.day} day={day} />
        ))}
        {programme.length === 0 && !view.listLoading && <NoEvents query={query} />}
      </div>
      <ListEnd
        list={list}
        view={view}
        words="list"
        // The archive's pages go back in time.
        ways={query.view === 'archive' ? 'archive' : 'list'}
        linkTo={(page) => path + toSearch({ ...query, page })}
        linkId={linkIdOf}
        waiting={(label) => <EventListSkeleton rows={3} label={label} />}
      >
        {query.view !== 'archive' && (
          // The scheme that calendars take for "come back and look again".
          <a href={absolute(data.feed).replace(/^https?/, 'webcal')} className={styles['subscribe']}>
            {t('list.subscribe')}
          </a>
        )}
      </ListEnd>
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
