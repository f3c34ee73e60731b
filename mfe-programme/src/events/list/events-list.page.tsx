import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { Container, EventListSkeleton, Headline } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ListEnd } from '../../lists/list-end';
import { ListStore } from '../../lists/list-store';
import { useList } from '../../lists/use-list';
import { useScrollOnChange } from '../../lists/use-scroll-on-change';
import { DaySection, linkIdOf } from '../day-section';
import type { EventsListData } from './events-list.loader';
import styles from './events-list.module.css';
import { EVENTS } from './events-store';
import { FilterBar } from '../filters/filter-bar';
import { FilterChips } from '../filters/filter-chips';
import { NoEvents } from './no-events';
import { ProgrammeSearch } from '../filters/programme-search';
import { calendarPath, isFiltered, listKey, toSearch } from '../query';
import { QuickViews } from '../filters/quick-views';
import { interleave } from '../teasers';

/** The programme: filters, days with their events, further pages. */
export const EventsList = observer(function EventsList({ data }: PageProps<EventsListData>) {
  const { t } = useTranslation('programme');
  const { absolute, href, lang, pageData, store } = useHost();
  const { query } = data;
  const path = href('events', {});
  const list = store.remote('events', () => new ListStore(EVENTS, (start, page, signal) => pageData<EventsListData>(path + toSearch({ ...start.query, page }), signal)));
  const view = useList(list, data);
  const { days, teasers, hasNext } = view.shown;
  const programme = interleave(days, teasers, !hasNext);
  const top = useScrollOnChange(listKey(query));
  return (
    <Container>
      <header className={styles['header']}>
        <Headline level={1}>{data.headline}</Headline>
        <div className={styles['line']}>
          <QuickViews query={query} />
          <ProgrammeSearch query={query} />
        </div>
        <FilterBar data={data} />
        <FilterChips data={data} />
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
          <a href={absolute(calendarPath(lang, query)).replace(/^https?/, 'webcal')} className={styles['subscribe']}>
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
  meta: ({ title, headline, description, query, urls, chosen }, { lang, t }) => {
    const { view, q } = query;
    const parts = [
      title,
      ...(view ? [t(`view.${view}`)] : []),
      ...(q ? [t('text.chip', { q })] : []),
      ...chosen.map(({ name }) => name),
      ...(query.page > 1 ? [t('list.page', { page: query.page })] : []),
    ];
    return {
      title: parts.join(' – '),
      description,
      urls,
      feeds: [{ type: 'text/calendar', title: headline, path: calendarPath(lang, query) }],
      breadcrumbs: [{ title: headline, url: urls[lang]?.split('?', 1)[0] ?? '' }],
      // A selection is the same events again; its links are followed all the same. The archive is events that no other list has.
      noindex: isFiltered({ ...query, view: view === 'archive' ? '' : view }) || query.date !== '',
    };
  },
});
