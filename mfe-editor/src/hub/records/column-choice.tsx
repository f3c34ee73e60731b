import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../forms/use-field-texts';
import list from '@vestibule/ui/hub/list.module.css';
import { COLUMNS_PARAM, shownColumns } from './list-address';
import { possibleColumns } from './list-fields';
import styles from './records-filters.module.css';
import type { RecordsView } from './records-view';

/** Choice of the fields with a column; part of the list's form. */
export function ColumnChoice({ view: { kind, asked } }: { readonly view: RecordsView }) {
  const { t } = useTranslation('editor');
  const shown = shownColumns(kind, asked);
  return (
    <fieldset className={styles.columns}>
      <legend>{t('records.columns')}</legend>
      {possibleColumns(recordOf(kind)).map((name) => (
        <Column key={name} kind={kind} name={name} isShown={shown.includes(name)} />
      ))}
    </fieldset>
  );
}

interface ColumnProps {
  readonly kind: RecordKind;
  readonly name: string;
  readonly isShown: boolean;
}

function Column({ kind, name, isShown }: ColumnProps) {
  const { label } = useFieldTexts(kind, name);
  return (
    <label className={list.check}>
      <input type="checkbox" name={COLUMNS_PARAM} value={name} defaultChecked={isShown} />
      {label}
    </label>
  );
}
