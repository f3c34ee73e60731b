import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { DaySection, linkIdOf } from '../day-section';
import type { EventsListData } from './events-list.loader';
import styles from './events-list.module.css';
import { EventsStore, stillView } from './events-store';
import { FilterBar } from '../filters/filter-bar';
import { FilterChips } from '../filters/filter-chips';
import { ListEnd } from './list-end';
import { NoEvents } from './no-events';
import { ProgrammeSearch } from '../filters/programme-search';
import { calendarPath, isFiltered, listKey, toSearch } from '../query';
import { QuickViews } from '../filters/quick-views';

/** The programme: filters, days with their events, further pages. */
export const EventsList = observer(function EventsList({ data }: PageProps<EventsListData>) {
  const { href, pageData, store } = useHost();
  const list = store.remote('events', () => new EventsStore((query, signal) => pageData<EventsListData>(href('events', {}) + toSearch(query), signal)));
  // The first render must be the server's: the store starts from the page's data afterwards.
  useLayoutEffect(() => list.open(data), [list, data]);
  useEffect(() => () => list.leave(), [list]);
  const view = list.holds(data) ? list : stillView(data);
  const top = useScrollOnChange(listKey(data.query));

  const more = async (byReader: boolean) => {
    await list.loadNext();
    if (byReader && list.firstAdded !== null) document.getElementById(linkIdOf(list.firstAdded))?.focus();
  };
  return (
    <Container>
      <header className={styles['header']}>
        <Headline level={1}>{data.headline}</Headline>
        <div className={styles['line']}>
          <QuickViews query={data.query} />
          <ProgrammeSearch query={data.query} />
        </div>
        <FilterBar data={data} />
        <FilterChips data={data} />
      </header>
      <div ref={top} className={styles['list']} aria-busy={store.ui.navigating}>
        {view.programme.map((day) => (
          <DaySection key={day.day} day={day} />
        ))}
        {view.programme.length === 0 && <NoEvents query={data.query} />}
      </div>
      <ListEnd query={data.query} view={view} onMore={(byReader) => void more(byReader)} />
    </Container>
  );
});

/** Scrolls back to the top of the list whenever its selection changes, not when the page opens. */
function useScrollOnChange(key: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key || !top.current) return undefined;
    shown.current = key;
    const list = top.current;
    let stop: (() => void) | undefined;
    let gone = false;
    // Nobody needs it before the first choice. Without it the page stays where it is.
    import('./scroll-to-list').then(
      ({ scrollToTopOf }) => {
        if (!gone) stop = scrollToTopOf(list);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [key]);
  return top;
}

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
