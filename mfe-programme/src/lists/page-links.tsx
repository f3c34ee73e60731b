import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './page-links.module.css';

export interface PageLinksProps {
  /** Names the list, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly hasNext: boolean;
  readonly linkTo: (page: number) => string;
}

/** Links to the neighbouring pages of a list; nothing where there is only one. */
export function PageLinks({ label, page, hasNext, linkTo }: PageLinksProps) {
  const { t } = useTranslation('programme');
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <ButtonLink href={linkTo(page - 1)} rel="prev">
          {t('pages.previous')}
        </ButtonLink>
      )}
      <span className={styles.here}>{t('pages.here', { page })}</span>
      {hasNext && (
        <ButtonLink href={linkTo(page + 1)} rel="next">
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
