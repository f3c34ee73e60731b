import { useHost } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { PageStanding } from './page-standing';
import { publicPage } from './public-page';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';

interface SiteLinkProps {
  readonly kind: RecordKind;
  readonly record: RecordsView['records'][number];
  readonly title: string;
}

/** The way to what visitors see of a record. A page is where it is edited, so that its editors get there always. */
export function SiteLink({ kind, record, title }: SiteLinkProps) {
  const { t } = useTranslation('editor');
  const { lang, href } = useHost();
  const { id, values, urls, publication } = record;
  const to = urls?.[lang] ?? publicPage(href, kind, id, values);
  if (to === undefined) return <span>{t('records.hidden')}</span>;
  return (
    <span className={styles['site']}>
      <Anchor href={to} aria-label={t('records.pageOf', { title })}>
        {t('records.view')}
      </Anchor>
      {publication && <PageStanding record={record} />}
    </span>
  );
}
