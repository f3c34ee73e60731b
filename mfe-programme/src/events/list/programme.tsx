import { useHost, useStore } from '@vestibule/contracts';
import { EventListSkeleton } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../filters/filter-bar';
import { FilterChips } from '../../filters/filter-chips';
import { ListEnd } from '../../lists/list-end';
import { LIST_ID, ListRegion } from '../../lists/list-region';
import { SkipToList } from '../../lists/skip-to-list';
import { useList } from '../../lists/use-list';
import { useScrollOnChange } from '../../lists/use-scroll-on-change';
import { DaySection, linkIdOf } from '../day-section';
import { ProgrammeSearch } from '../filters/programme-search';
import { QuickViews } from '../filters/quick-views';
import { toProgrammeSearch, changeProgrammeChoice } from '../query';
import { interleave } from '../teasers';
import type { EventsListData } from './events-list.loader';
import styles from './events-list.module.css';
import type { EventsStore } from './events-store';
import { NoEvents } from './no-events';
import { ShownExhibitions } from './shown-exhibitions';
import type { Selection } from '../../filters/selection';

const loadCalendar = () => import('../filters/programme-calendar');

/** The programme's filters as the components of all lists show them. */
function useProgrammeSelection(data: EventsListData): Selection {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  return {
    ...data,
    path,
    linkTo: (change) => path + toProgrammeSearch(changeProgrammeChoice(data.query, change)),
    texts: {
      label: t('filter.label'),
      from: t('calendar.from'),
      until: t('calendar.until'),
      show: t('sheets.show', { count: data.count }),
    },
    loadCalendar,
  };
}

/** The event style in which the calendar follows the filters (docs/behaviour/programme.md#filters-of-the-events). */
const CALENDAR_LAST = 2;

export interface ProgrammeProps {
  readonly data: EventsListData;
  /** The list as far as it has been loaded. */
  readonly list: EventsStore;
  /** Whether the list of another choice is on its way; by default while the site loads a page. */
  readonly busy?: boolean;
  /** Above the filters. */
  readonly headline?: ReactNode;
}

/** The programme: filters, days with their events, further pages. */
export const Programme = observer(function Programme({ data, list, busy, headline }: ProgrammeProps) {
  const { t } = useTranslation('programme');
  const { absolute } = useHost();
  const { settings } = useStore();
  const { query } = data;
  const selection = useProgrammeSelection(data);
  const { path } = selection;
  const view = useList(list, data);
  const { days, teasers, hasNext } = view.shown;
  const programme = interleave(days, teasers, !hasNext);
  const top = useScrollOnChange(selection.linkTo({}));
  return (
    <>
      {/* No header: in the dialog that would be a second banner of the page. */}
      <div className={styles.header}>
        {headline && <SkipToList />}
        {headline}
        <div className={styles.line}>
          <QuickViews query={query} />
          <ProgrammeSearch query={query} />
        </div>
        <FilterBar selection={selection} calendarLast={settings.current?.design.eventStyle === CALENDAR_LAST} />
        <FilterChips selection={selection} />
        <ShownExhibitions exhibitions={data.exhibitions} />
      </div>
      <ListRegion ref={top} id={headline ? LIST_ID : undefined} className={styles.list} busy={busy}>
        {programme.map((day) => (
          <DaySection key={day.day} day={day} />
        ))}
        {programme.length === 0 && !view.listLoading && <NoEvents data={data} />}
      </ListRegion>
      <ListEnd
        list={list}
        view={view}
        words="list"
        // The archive's pages go back in time.
        ways={query.view === 'archive' ? 'archive' : 'list'}
        linkTo={(page) => path + toProgrammeSearch({ ...query, page })}
        linkId={linkIdOf}
        waiting={(label) => <EventListSkeleton rows={3} label={label} />}
      >
        <p className={styles.printed}>
          {t('list.printed', { shown: days.reduce((sum, { rows }) => sum + rows.length, 0), count: data.count })}
        </p>
        {query.view !== 'archive' && (
          // The scheme that calendars take for "come back and look again".
          <a href={absolute(data.feed).replace(/^https?/, 'webcal')} className={styles.subscribe}>
            {t('list.subscribe')}
          </a>
        )}
      </ListEnd>
    </>
  );
});
