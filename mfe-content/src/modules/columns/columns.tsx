import type { ContentModule, ModuleColumn } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { Fragment, type ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly columns: readonly ModuleColumn[];
  /** One of the six layouts (docs/behaviour/content.md#column-layouts). */
  readonly layout: string;
  /** They are being loaded, the first time or again. */
  readonly isBusy?: boolean;
  readonly showColumn: (modules: readonly ContentModule[], column: number) => ReactNode;
}

/** A column that is one picture: the words beside it are centred on it. */
const isPicture = ({ children }: ModuleColumn) => children.length === 1 && children[0]?.model === 'image';

/** Modules in columns; on phones one below the other. */
export function Columns({ columns, layout, showColumn, isBusy = false }: ColumnsProps) {
  return (
    <div
      className={cx(styles.columns, styles[`l${layout}`], columns.some(isPicture) && styles.pictured)}
      aria-busy={isBusy || undefined}
    >
      {columns.map(({ children }, index) => (
        <Fragment key={index}>{showColumn(children, index)}</Fragment>
      ))}
    </div>
  );
}
