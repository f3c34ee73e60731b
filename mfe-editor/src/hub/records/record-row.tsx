import { useHost } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { cx, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFieldTexts } from '../../forms/use-field-texts';
import tables from '@vestibule/ui/hub/table.module.css';
import { MOVE_KEYS, moveByKeys } from '../tree/move-buttons';
import { RowGrip } from '../tree/row-grip';
import bulkStyles from './bulk/bulk.module.css';
import type { Bulk } from './bulk/use-bulk';
import { columnValue } from './column-value';
import { shownColumns } from './list-address';
import { hasPublicPage } from './public-page';
import { DraftMark } from './publication/draft-mark';
import { recordPath } from './record-paths';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';
import { SiteLink } from './site-link';
import { FoldButton } from './tree/fold-button';
import { RowTools } from './tree/row-tools';
import type { RecordTree } from './tree/use-record-tree';

interface RecordRowProps {
  readonly view: RecordsView;
  readonly tree: RecordTree;
  readonly record: RecordsView['records'][number];
  /** Undefined where nothing can be chosen. */
  readonly bulk: Bulk | undefined;
}

/** A record of a list: the link to its form, its columns, the link to its page, and its place in a tree. */
export function RecordRow({ view, tree, record, bulk }: RecordRowProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const { kind, may } = view;
  const { id, values, depth = 0 } = record;
  const title = tree.nameOf(id);
  const moves = {
    mayMove: (direction: Parameters<RecordTree['move']>[1]) => tree.canMove(id, direction),
    onMove: (direction: Parameters<RecordTree['move']>[1]) => void tree.move(id, direction),
  };
  return (
    <tr data-node={id}>
      <th scope="row" className={tree.isShown ? depthClass(depth) : undefined}>
        {tree.isShown && depth > 0 && <VisuallyHidden>{t('records.depth', { depth: depth + 1 })}</VisuallyHidden>}
        <span className={styles.name}>
          {tree.mayMove && <RowGrip id={id} grips={tree.grips} />}
          {tree.isShown && <FoldButton tree={tree} id={id} />}
          {bulk && (
            <input
              type="checkbox"
              className={bulkStyles.choice}
              aria-label={t('records.bulk.choose', { title })}
              checked={bulk.chosen.has(id)}
              onChange={() => bulk.toggle(id)}
            />
          )}
          <Link
            to={recordPath(kind, id)}
            data-name
            {...(tree.mayMove && { onKeyDown: moveByKeys(moves), 'aria-keyshortcuts': MOVE_KEYS })}
          >
            {title}
          </Link>
          <DraftMark record={record} />
        </span>
      </th>
      {shownColumns(kind, view.asked).map((name) => (
        <td key={name}>
          <CellLabel kind={kind} name={name} />
          <span>{columnValue(name, recordOf(kind).fields[name], values[name], lang, t)}</span>
        </td>
      ))}
      {hasPublicPage(kind) && (
        <td>
          <span className={cx(tables.label, styles.label)} aria-hidden>
            {t('records.onSite')}
          </span>
          <SiteLink kind={kind} record={record} title={title} />
        </td>
      )}
      {tree.isShown && (may.create || may.change) && (
        <td>
          <span className={cx(tables.label, styles.label)} aria-hidden>
            {t('records.moves')}
          </span>
          <RowTools view={view} tree={tree} id={id} />
        </td>
      )}
    </tr>
  );
}

const DEEPEST = 4;
const depthClass = (depth: number) => (depth > 0 ? styles[`depth${String(Math.min(depth, DEEPEST))}`] : undefined);

function CellLabel({ kind, name }: { readonly kind: string; readonly name: string }) {
  return (
    <span className={cx(tables.label, styles.label)} aria-hidden>
      {useFieldTexts(kind, name).label}
    </span>
  );
}
