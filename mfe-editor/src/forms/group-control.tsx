import type { Fields, GroupField } from '@vestibule/contracts/fields/field';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props';
import styles from './list-control.module.css';

interface GroupControlProps extends FieldProps<GroupField<Fields>> {
  readonly label: string;
  /** Shows a field of the group. */
  readonly children: (props: FieldProps) => ReactNode;
}

/** Fields that belong together. */
export function GroupControl({ field, path, label, children, ...props }: GroupControlProps) {
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{label}</legend>
      {Object.entries(field.of).map(([name, inner]) =>
        children({ ...props, path: `${path}.${name}`, name, field: inner, isFirst: false }),
      )}
    </fieldset>
  );
}
