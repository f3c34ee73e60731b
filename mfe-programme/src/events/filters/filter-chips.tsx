import { useHost } from '@vestibule/contracts';
import { Icon, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EventsListData } from '../list/events-list.loader';
import styles from './filter-chips.module.css';
import { fromDay, toggleFilter, toSearch } from '../query';

/** What narrows the list, each with the way to remove it, and all of it at once. */
export function FilterChips({ data }: { data: Pick<EventsListData, 'query' | 'chosen' | 'dateLabel' | 'today'> }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const { query, chosen, dateLabel, today } = data;
  const chips = chosen.map(({ key, name }) => ({ key: key as string, name, without: toggleFilter(query, key, query.filters[key] ?? '') }));
  if (query.q) chips.push({ key: 'q', name: t('text.chip', { q: query.q }), without: { ...query, q: '', page: 1 } });
  if (query.view) chips.push({ key: 'view', name: t(`view.${query.view}`), without: { ...query, view: '', page: 1 } });
  const otherDay = query.date !== '' && query.date !== today.split('-').reverse().join('-');
  // More than one chip, or one and a day that is not today (spec/001 §2); the date's own chip is not counted.
  const canReset = chips.length > 1 || (chips.length === 1 && otherDay);
  if (dateLabel) chips.push({ key: 'date', name: t('filter.from', { date: dateLabel }), without: fromDay(query, '') });
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles['chips']} aria-label={t('filter.chosen')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link to={path + toSearch(without)} preventScrollReset className={styles['chip']}>
            {name}
            <VisuallyHidden> {t('filter.remove')}</VisuallyHidden>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {canReset && (
        <li>
          <Link to={path} preventScrollReset className={styles['reset']}>
            {t('filter.reset')}
          </Link>
        </li>
      )}
    </ul>
  );
}
