import { useHost } from '@vestibule/contracts';
import { cx, VisuallyHidden } from '@vestibule/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './filter-options.module.css';
import type { Filter } from './programme-filters';
import { toggleFilter, toSearch, type ProgrammeQuery } from '../query';

export interface FilterOptionsProps {
  readonly filter: Filter;
  readonly query: ProgrammeQuery;
  readonly onChoose?: (event: MouseEvent) => void;
  readonly className?: string | undefined;
}

/** Options of a filter with their counts. They are links: they work without script, and choosing the current one clears it (spec/001 §4). */
export function FilterOptions({ filter: { key, options }, query, onChoose, className }: FilterOptionsProps) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  return (
    <ul role="list" className={cx(styles['options'], className)}>
      {options.map(({ value, name, count }) => {
        const chosen = value === query.filters[key];
        const inside = (
          <>
            <span>{name}</span>
            {count !== null && <span className={styles['count']}> {count}</span>}
            {chosen && <VisuallyHidden> ({t('filter.clear')})</VisuallyHidden>}
          </>
        );
        return (
          <li key={value}>
            {count === 0 && !chosen ? (
              <span className={cx(styles['option'], styles['none'])}>{inside}</span>
            ) : (
              <Link
                to={path + toSearch(toggleFilter(query, key, value))}
                preventScrollReset
                className={cx(styles['option'], chosen && styles['chosen'])}
                aria-current={chosen ? 'true' : undefined}
                onClick={onChoose}
              >
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
