import type { PreviewedVersions } from '@vestibule/contracts/site/site';
import { Container } from '@vestibule/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../app/use-translation';
import styles from './preview-banner.module.css';

/** Says on every page that this browser sees versions that no one else sees, and how to leave them. */
export function PreviewBanner({ versions }: { versions: PreviewedVersions }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.banner} aria-label={t('preview.label')}>
      <Container className={styles.inner}>
        <p>
          <strong>{t('preview.label')}</strong> {versions.map(({ name, version }) => `${name} ${version}`).join(', ')}
        </p>
        <a href={`/_preview/end?to=${encodeURIComponent(pathname + search)}`}>{t('preview.end')}</a>
      </Container>
    </aside>
  );
}
