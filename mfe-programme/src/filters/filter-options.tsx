import { cx, VisuallyHidden } from '@vestibule/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './filter-options.module.css';
import { toggled, type Filter, type Selection } from './selection';

export interface FilterOptionsProps {
  readonly filter: Filter;
  readonly selection: Pick<Selection, 'query' | 'linkTo'>;
  readonly onChoose?: (event: MouseEvent) => void;
  readonly className?: string | undefined;
}

/** Options of a filter with their counts. They are links: they work without script, and choosing the current one clears it (spec/001 §4). */
export function FilterOptions({ filter: { key, options }, selection: { query, linkTo }, onChoose, className }: FilterOptionsProps) {
  const { t } = useTranslation('programme');
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
                to={linkTo({ filters: toggled(query.filters, key, value) })}
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
