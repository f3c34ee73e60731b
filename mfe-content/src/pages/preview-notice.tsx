import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './preview-notice.module.css';

/** Tells whoever has a link to what is not published that others do not see it so. */
export function PreviewNotice() {
  const { t } = useTranslation('content');
  return (
    <Container className={styles['notice']}>
      <p role="note">{t('preview.notice')}</p>
    </Container>
  );
}
