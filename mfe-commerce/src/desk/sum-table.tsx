import { cx } from '@vestibule/ui';
import tables from '@vestibule/ui/hub/table.module.css';
import styles from './box-office.module.css';

interface SumTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** A row's name, then its figures. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Figures in columns; on phones each says what it is. */
export function SumTable({ label, columns, rows }: SumTableProps) {
  return (
    <table className={cx(tables.table, styles.table, styles.sums)} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index > 0 ? styles.number : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className={styles.number}>
                <span className={cx(tables.label, styles.label)} aria-hidden>
                  {columns[index + 1]}
                </span>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
