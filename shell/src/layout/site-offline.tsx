import { Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './error-page.module.css';
import { CONTENT_ID } from './skip-link';

/** The whole site is closed (spec/000 §8): no header and no menu, for nothing behind them would answer. */
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
