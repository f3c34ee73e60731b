import { Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './error-page.module.css';
import { CONTENT_ID } from './skip-links';

/**
 * The whole site is offline (docs/behaviour/interface.md#site-offline): no header and no menu, as no page behind them
 * would work.
 */
export function SiteOffline({ product }: { product: string }) {
  const { t } = useTranslation('shell');
  return (
    <Container as="main" id={CONTENT_ID} tabIndex={-1} className={styles.error}>
      <p>{product}</p>
      <h1 className={styles.title}>{t('offline.title')}</h1>
      <p className={styles.text}>{t('offline.text')}</p>
    </Container>
  );
}
