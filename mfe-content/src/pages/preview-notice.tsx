import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './preview-notice.module.css';

/** Note for holders of a link to unpublished content that the public does not see it. */
export function PreviewNotice() {
  const { t } = useTranslation('content');
  return (
    <Container className={styles.notice}>
      <p role="note">{t('preview.notice')}</p>
    </Container>
  );
}
