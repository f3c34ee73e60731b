import { CachedFragment } from '@vestibule/contracts';
import { cx, Icon } from '@vestibule/ui';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterOption } from './filter-option';
import styles from './filter-options.module.css';
import { matchingOptions, orderOptions } from './order-options';
import { toggled, type Filter, type Option, type Selection } from './selection';

export interface FilterOptionsProps {
  readonly filter: Filter;
  readonly selection: Pick<Selection, 'query' | 'linkTo'>;
  readonly onChoose?: (event: MouseEvent) => void;
  readonly className?: string | undefined;
}

/**
 * Options of a filter with their counts. They are links: they work without script, and choosing the current one clears
 * it (docs/behaviour/programme.md#filters-of-the-events). A long list has a field that searches it, and shows its first
 * options; the others open under a word, also without script.
 */
export function FilterOptions({
  filter: { key, options },
  selection: { query, linkTo },
  onChoose,
  className,
}: FilterOptionsProps) {
  const { t } = useTranslation('programme');
  const [typed, setTyped] = useState('');
  const current = query.filters[key];
  const { first, rest } = orderOptions(options, current);
  const isSearched = typed.trim() !== '';
  const shown = isSearched ? matchingOptions(options, typed) : first;
  const linkOf = (value: string) => linkTo({ filters: toggled(query.filters, key, value) });
  const list = (some: readonly Option[]) => (
    <ul role="list">
      <OptionItems options={some} current={current} linkOf={linkOf} onChoose={onChoose} />
    </ul>
  );
  return (
    <CachedFragment
      as="div"
      name="filter-options"
      by={[linkTo({}), key, options]}
      className={cx(styles.options, className)}
    >
      {rest.length > 0 && (
        <SearchField label={t('filter.search', { name: t(`filter.${key}`) })} value={typed} onChange={setTyped} />
      )}
      {list(shown)}
      {rest.length > 0 && (
        <p role="status" className={styles.nothing}>
          {isSearched && shown.length === 0 && t('filter.nothing')}
        </p>
      )}
      {rest.length > 0 && !isSearched && (
        <details>
          <summary className={cx(styles.option, styles.more)}>
            {t('filter.more', { count: rest.length })}
            <Icon name="chevron" />
          </summary>
          {list(rest)}
        </details>
      )}
    </CachedFragment>
  );
}

interface OptionItemsProps {
  readonly options: readonly Option[];
  readonly current: string | undefined;
  readonly linkOf: (value: string) => string;
  readonly onChoose: FilterOptionsProps['onChoose'] | undefined;
}

function OptionItems({ options, current, linkOf, onChoose }: OptionItemsProps) {
  return options.map((option) => (
    <li key={option.value}>
      <FilterOption option={option} chosen={option.value === current} href={linkOf(option.value)} onChoose={onChoose} />
    </li>
  ));
}

function SearchField({ label, value, onChange }: { label: string; value: string; onChange: (typed: string) => void }) {
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={styles.field}
      />
    </div>
  );
}
