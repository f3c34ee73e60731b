import { useHydrated } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { cx } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './bulk/bulk-bar';
import { useBulk } from './bulk/use-bulk';
import tables from '@vestibule/ui/hub/table.module.css';
import { shownColumns } from './list-address';
import { titleField } from './list-fields';
import { hasPublicPage } from './public-page';
import { RecordRow } from './record-row';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';
import { SortHead } from './sort-head';
import type { RecordTree } from './tree/use-record-tree';

interface RecordsTableProps {
  readonly view: RecordsView;
  readonly tree: RecordTree;
  readonly label: string;
}

/** The records of a page of the list; on phones each is a card whose values say what they are. */
export function RecordsTable({ view, tree, label }: RecordsTableProps) {
  const { t } = useTranslation('editor');
  const definition = recordOf(view.kind);
  const columns = shownColumns(view.kind, view.asked);
  const bulk = useBulk(view);
  // Selecting needs the script, and a right to do something with the selection.
  const mayChoose = useHydrated() && (view.may.change || view.may.remove);
  return (
    <>
      {mayChoose && <BulkBar view={view} bulk={bulk} />}
      <table className={cx(tables.table, styles.table)} aria-label={label}>
        <thead>
          <tr>
            {[titleField(definition), ...columns].map((name) => (
              <SortHead key={name} view={view} name={name} />
            ))}
            {hasPublicPage(view.kind) && (
              <th scope="col" className={styles.siteHead}>
                {t('records.onSite')}
              </th>
            )}
            {tree.isShown && (view.may.create || view.may.change) && (
              <th scope="col" className={styles.siteHead}>
                {t('records.moves')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bulk.records
            .filter(({ id }) => !tree.hidden.has(id))
            .map((record) => (
              <RecordRow key={record.id} view={view} tree={tree} record={record} bulk={mayChoose ? bulk : undefined} />
            ))}
        </tbody>
      </table>
    </>
  );
}
