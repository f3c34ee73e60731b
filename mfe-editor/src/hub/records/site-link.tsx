import { useHost, type Language } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { publicPage } from './public-page';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';

type ListedRecord = Pick<RecordsView['records'][number], 'id' | 'values' | 'urls' | 'publication'>;

interface SiteLinkProps {
  readonly kind: RecordKind;
  readonly record: ListedRecord;
  readonly title: string;
}

/** Whether visitors see an article on a later day only. */
const isPlanned = (kind: RecordKind, day: unknown): boolean =>
  kind === 'articles' && typeof day === 'string' && day > today();

/** Link to a record's public page. A page is edited there, so that its editors always get the link. */
export function SiteLink({ kind, record, title }: SiteLinkProps) {
  const { t } = useTranslation('editor');
  const { lang, href } = useHost();
  const { id, values, urls, publication } = record;
  const to = urls?.[lang] ?? publicPage(href, kind, id, values);
  if (to === undefined) return <span>{t('records.hidden')}</span>;
  return (
    <span className={styles.site}>
      <Anchor href={to} aria-label={t('records.pageOf', { title })}>
        {t('records.view')}
      </Anchor>
      {publication && <PageStanding record={record} />}
      {isPlanned(kind, values['date']) && <span>{t('records.notYet')}</span>}
    </span>
  );
}

/** Publication of a page: a few words, by language where it is not the same in all of them. */
function PageStanding({ record }: { readonly record: ListedRecord }) {
  const { t } = useTranslation('editor');
  if (record.values['is_online'] === false) return <span>{t('records.hidden')}</span>;
  const languages = new Map<string, readonly Language[]>();
  for (const { lang, state, planned } of record.publication ?? []) {
    const name = t(`publishing.state.${state}`);
    const text = planned === null ? name : t('publishing.planned', { state: name });
    languages.set(text, [...(languages.get(text) ?? []), lang]);
  }
  const parts = [...languages].map(([text, ones]) =>
    languages.size === 1 ? text : `${text} (${ones.map((one) => one.toUpperCase()).join(', ')})`,
  );
  return <span>{parts.join(' · ')}</span>;
}
