import { useHost } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { AUDIT_PATH } from '../frame/hub-paths';
import styles from '@vestibule/ui/hub/list.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import { AuditEntry } from './audit-entry';
import { AuditFilters } from './audit-filters';
import type { AuditView } from './audit-view';

/** Writes of all accounts with their actors, the latest first. */
export function AuditPage({ data: { page, asked, found } }: { data: AuditView }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const pageAt = (number: number) =>
    `${AUDIT_PATH}?${new URLSearchParams({ ...asked, page: String(number) }).toString()}`;
  return (
    <Container className={hub.page}>
      <HubHeader title={t('audit.title')} withHub />
      <p className={hub.editing}>{t('audit.text')}</p>
      <AuditFilters asked={asked} />
      <p className={hub.editing} role="status">
        {t('audit.count', { count: found.count })}
      </p>
      {found.count === 0 && <p className={styles.empty}>{t('audit.empty')}</p>}
      <ol role="list" className={styles.list} aria-label={t('audit.title')}>
        {found.results.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} lang={lang} />
        ))}
      </ol>
      <PageLinks
        texts={{ previous: t('records.previous'), next: t('records.next') }}
        label={t('audit.pages')}
        previous={found.previous === null ? undefined : pageAt(page - 1)}
        next={found.next === null ? undefined : pageAt(page + 1)}
      />
    </Container>
  );
}
