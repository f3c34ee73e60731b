import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import list from '@vestibule/ui/hub/list.module.css';
import { recordPath, recordsPath } from './record-paths';
import type { RecordsView } from './records-view';

/** An empty list says what to do: to ask for less, or to add the first record. */
export function NoRecords({ view: { kind, asked, may } }: { readonly view: RecordsView }) {
  const { t } = useTranslation('editor');
  const isNarrowed = asked.q !== '' || Object.keys(asked.filters).length > 0 || asked.page > 1;
  return (
    <div className={list['empty']}>
      <p>{t(isNarrowed ? 'records.noneFound' : 'records.none')}</p>
      {isNarrowed && <Link to={recordsPath(kind)}>{t('records.showAll')}</Link>}
      {!isNarrowed && may.create && <Link to={recordPath(kind, 'new')}>{t('records.addFirst')}</Link>}
    </div>
  );
}
