import { Icon, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './filter-chips.module.css';
import type { Selection } from './selection';

/** The list's selection, each part with a link that removes it, and one for all of it. */
export function FilterChips({ selection: { chips, canReset, path } }: { selection: Selection }) {
  const { t } = useTranslation('programme');
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles.chips} aria-label={t('filter.chosen')}>
      {chips.map(({ name, href }) => (
        <li key={name}>
          <Link to={href} preventScrollReset className={styles.chip}>
            {name}
            <VisuallyHidden> {t('filter.remove')}</VisuallyHidden>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {canReset && (
        <li>
          <Link to={path} preventScrollReset className={styles.reset}>
            {t('filter.reset')}
          </Link>
        </li>
      )}
    </ul>
  );
}
