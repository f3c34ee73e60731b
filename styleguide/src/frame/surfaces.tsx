import { cx } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './surfaces.module.css';

/** The three page themes (docs/behaviour/frame.md#body-classes). */
const PAGE_THEMES = ['cc01', 'cc02', 'cc03'] as const;

/** The same on each page theme of the site theme around it. */
export function Surfaces({ children }: { children: ReactNode }) {
  const { t } = useTranslation('styleguide');
  return (
    <div className={styles.surfaces}>
      {PAGE_THEMES.map((theme) => (
        <div key={theme} className={cx(styles.surface, theme)}>
          <p className={styles.name}>{t(`page.${theme}`)}</p>
          {children}
        </div>
      ))}
    </div>
  );
}
