import { useHost } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './error-page.module.css';
import { CONTENT_ID } from './skip-links';

/**
 * The whole site is offline (docs/behaviour/interface.md#site-offline): no header and no menu, as no page behind them
 * would work. Where the settings say that it is online, the backend is on its way back.
 */
export function SiteOffline({ product }: { product: string }) {
  const { t } = useTranslation('shell');
  const name = useHost().store.settings.current?.is_site_online === true ? 'soon' : 'offline';
  return (
    <Container as="main" id={CONTENT_ID} tabIndex={-1} className={styles.error}>
      <p>{product}</p>
      <h1 className={styles.title}>{t(`${name}.title`)}</h1>
      <p className={styles.text}>{t(`${name}.text`)}</p>
    </Container>
  );
}
