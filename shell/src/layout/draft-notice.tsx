import { Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './draft-notice.module.css';

/** Says to holders of a link to unpublished content that the public does not see it so. */
export function DraftNotice() {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.notice} aria-label={t('preview.noticeLabel')}>
      <Container>
        <p>{t('preview.notice')}</p>
      </Container>
    </aside>
  );
}
