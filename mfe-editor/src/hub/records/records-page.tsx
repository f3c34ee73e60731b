import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import { kindName } from './kind-name';
import { addressOf } from './list-address';
import { recordPath, recordsPath } from './record-paths';
import { RecordsFilters } from './records-filters';
import { RecordsTable } from './records-table';
import type { RecordsView } from './records-view';
import { RecordsAsTable } from './table/records-as-table';
import { TreeBar } from './tree/tree-bar';
import { useRecordTree } from './tree/use-record-tree';
import list from '@vestibule/ui/hub/list.module.css';

/** The records of a kind: searched, narrowed and sorted by the address, page by page, each a way to its form. */
export function RecordsPage({ data }: { readonly data: RecordsView }) {
  const { t } = useTranslation('editor');
  const { kind, asked, count, hasNext, hasPrevious, may } = data;
  const tree = useRecordTree(data);
  const pageAt = (page: number) => addressOf(kind, { ...asked, page });
  return (
    <Container className={hub.page}>
      <HubHeader title={kindName(kind, t)} withHub>
        {may.create && (
          <p>
            <Link to={recordPath(kind, 'new')}>{t('records.add')}</Link>
          </p>
        )}
      </HubHeader>
      <RecordsFilters view={data} />
      <RecordsAsTable view={data} />
      <p className={hub.editing} role="status">
        {t('records.count', { count })}
      </p>
      {data.records.length === 0 ? (
        <NoRecords view={data} />
      ) : (
        <section ref={tree.tree} aria-label={kindName(kind, t)}>
          {tree.isShown && <TreeBar view={data} tree={tree} />}
          <RecordsTable
            key={data.records.map(({ version }) => version).join()}
            view={data}
            tree={tree}
            label={kindName(kind, t)}
          />
        </section>
      )}
      <PageLinks
        texts={{ previous: t('records.previous'), next: t('records.next') }}
        label={t('records.pages')}
        previous={hasPrevious ? pageAt(asked.page - 1) : undefined}
        next={hasNext ? pageAt(asked.page + 1) : undefined}
      />
    </Container>
  );
}

/** An empty list names the next step: to narrow less, or to add the first record. */
function NoRecords({ view: { kind, asked, may } }: { readonly view: RecordsView }) {
  const { t } = useTranslation('editor');
  const isNarrowed = asked.q !== '' || Object.keys(asked.filters).length > 0 || asked.page > 1;
  return (
    <div className={list.empty}>
      <p>{t(isNarrowed ? 'records.noneFound' : 'records.none')}</p>
      {isNarrowed && <Link to={recordsPath(kind)}>{t('records.showAll')}</Link>}
      {!isNarrowed && may.create && <Link to={recordPath(kind, 'new')}>{t('records.addFirst')}</Link>}
    </div>
  );
}
