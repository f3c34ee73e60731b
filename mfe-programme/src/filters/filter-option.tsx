import { cx, VisuallyHidden } from '@vestibule/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './filter-options.module.css';
import type { Option } from './selection';

export interface FilterOptionProps {
  readonly option: Option;
  readonly chosen: boolean;
  /** Address of the list with the option chosen, or cleared. */
  readonly href: string;
  readonly onChoose?: ((event: MouseEvent) => void) | undefined;
}

/** One option with its count. Where nothing is left on these days, the list says when there is something. */
export function FilterOption({ option: { name, count }, chosen, href, onChoose }: FilterOptionProps) {
  const { t } = useTranslation('programme');
  const inside = (
    <>
      <span>{name}</span>
      {count !== null && <span className={styles.count}> {count}</span>}
      {chosen && <VisuallyHidden> ({t('filter.clear')})</VisuallyHidden>}
    </>
  );
  return (
    <Link
      to={href}
      preventScrollReset
      className={cx(styles.option, chosen && styles.chosen, count === 0 && !chosen && styles.none)}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
    >
      {inside}
    </Link>
  );
}
