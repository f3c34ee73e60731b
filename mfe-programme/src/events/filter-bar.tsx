import { useHost } from '@vestibule/contracts';
import { cx, Disclosure, Icon, VisuallyHidden } from '@vestibule/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Option } from './events-list.loader';
import styles from './filter-bar.module.css';
import { toggleFilter, toSearch, type FilterKey, type ProgrammeQuery } from './query';

/** One dropdown per filter. Options are links: they work without script, and choosing the current one clears it (spec/001 §4). */
export function FilterBar({ query, rooms }: { query: ProgrammeQuery; rooms: readonly Option[] }) {
  const { t } = useTranslation('programme');
  if (rooms.length === 0) return null;
  return (
    <nav className={styles['bar']} aria-label={t('filter.label')}>
      <FilterMenu filter="room" options={rooms} query={query} />
    </nav>
  );
}

function FilterMenu({ filter, options, query }: { filter: FilterKey; options: readonly Option[]; query: ProgrammeQuery }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const current = options.find(({ value }) => value === query.filters[filter]);
  return (
    <Disclosure
      name="filter"
      className={styles['menu']}
      summaryClassName={styles['summary']}
      summary={
        <>
          <span>{t(`filter.${filter}`)}</span>
          {current && <span className={styles['current']}>{current.name}</span>}
          <Icon name="chevron" className={styles['chevron']} />
        </>
      }
    >
      <ul role="list" className={styles['options']}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={path + toSearch(toggleFilter(query, filter, option.value))}
              preventScrollReset
              className={cx(styles['option'], option === current && styles['chosen'])}
              aria-current={option === current ? 'true' : undefined}
              onClick={closeMenu}
            >
              {option.name}
              {option === current && <VisuallyHidden> ({t('filter.clear')})</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The page stays, so the menu must close by itself; the focus goes back to what opened it. */
function closeMenu({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}
