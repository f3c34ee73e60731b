import { useTranslation } from 'react-i18next';
import type { RecordsView } from '../records-view';
import styles from './publication.module.css';

/** In a list: that a draft of the record waits, or that something is planned for it. */
export function DraftMark({ record: { published } }: { readonly record: RecordsView['records'][number] }) {
  const { t } = useTranslation('editor');
  const marks = [
    published?.state === 'changed' && t('records.draft.mark'),
    published && published.plans.length > 0 && t('records.draft.planned'),
  ].filter((mark) => typeof mark === 'string');
  return marks.length === 0 ? null : <span className={styles.mark}>{marks.join(' · ')}</span>;
}
