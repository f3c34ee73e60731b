import { useHost } from '@vestibule/contracts';
import { Icon, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EventsListData } from './events-list.loader';
import styles from './filter-chips.module.css';
import { toggleFilter, toSearch } from './query';

/** What narrows the list, each with the way to remove it, and all at once when there is more than one (spec/001 §2). */
export function FilterChips({ data }: { data: Pick<EventsListData, 'query' | 'chosen' | 'dateLabel'> }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const { query, chosen, dateLabel } = data;
  const chips = chosen.map(({ key, name }) => ({ key: key as string, name, search: toSearch(toggleFilter(query, key, query.filters[key] ?? '')) }));
  if (dateLabel) chips.push({ key: 'date', name: t('filter.from', { date: dateLabel }), search: toSearch({ ...query, date: '', page: 1 }) });
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles['chips']} aria-label={t('filter.chosen')}>
      {chips.map(({ key, name, search }) => (
        <li key={key}>
          <Link to={path + search} preventScrollReset className={styles['chip']}>
            {name}
            <VisuallyHidden> {t('filter.remove')}</VisuallyHidden>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={path} preventScrollReset className={styles['reset']}>
            {t('filter.reset')}
          </Link>
        </li>
      )}
    </ul>
  );
}
