import type { Language } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import type { RecordsView } from './records-view';

/** What visitors see of a page: a few words, by language where it is not the same in all of them. */
export function PageStanding({ record }: { readonly record: RecordsView['records'][number] }) {
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
