import { recordOf } from '@vestibule/contracts/records/kinds';
import { Link } from 'react-router-dom';
import { useFieldTexts } from '../../forms/use-field-texts';
import { addressOf } from './list-address';
import { isSortable } from './list-fields';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';

/** Head of a column: a link that sorts by it, and the other way round when followed again. */
export function SortHead({ view: { kind, asked }, name }: { readonly view: RecordsView; readonly name: string }) {
  const { label } = useFieldTexts(kind, name);
  const isUp = asked.sort === name;
  const isDown = asked.sort === `-${name}`;
  const sorted = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  const to = addressOf(kind, { ...asked, page: 1, sort: isUp ? `-${name}` : name });
  return (
    <th scope="col" aria-sort={sorted}>
      {isSortable(recordOf(kind).fields[name]) ? (
        <Link to={to}>
          {label}
          <span className={styles.arrow} aria-hidden>
            {isUp ? '↑' : isDown ? '↓' : ''}
          </span>
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
