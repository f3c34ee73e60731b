import type { Field } from '@vestibule/contracts/fields/field';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../forms/use-field-texts';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { ColumnChoice } from './column-choice';
import { choiceName, flagName } from './column-value';
import { filterParam, PAGE_SIZES } from './list-address';
import { filterNames } from './list-fields';
import { recordsPath } from './record-paths';
import styles from './records-filters.module.css';
import type { RecordsView } from './records-view';

/** A plain form: the filters are in the page's address. */
export function RecordsFilters({ view }: { readonly view: RecordsView }) {
  const { t } = useTranslation('editor');
  const { kind, asked } = view;
  const { fields } = recordOf(kind);
  const isChosen = Object.keys(asked.filters).length > 0 || asked.columns.length > 0;
  return (
    // Fields show the values of the address, also after a navigation that is no submit.
    <form key={JSON.stringify(asked)} role="search" action={recordsPath(kind)} className={list.form}>
      <TextField label={t('records.search')} name="q" type="search" defaultValue={asked.q} />
      {asked.sort !== '' && <input type="hidden" name="sort" value={asked.sort} />}
      <Button type="submit">{t('records.find')}</Button>
      <details open={isChosen} className={styles.filters}>
        <summary>{t('records.filters')}</summary>
        <div className={styles.controls}>
          {filterNames(recordOf(kind)).map((name) => (
            <Filter key={name} kind={kind} name={name} field={fields[name]} view={view} />
          ))}
          <Select
            label={t('records.size')}
            name="page_size"
            defaultValue={String(asked.size)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), text: String(size) }))}
          />
        </div>
        <ColumnChoice view={view} />
      </details>
    </form>
  );
}

interface FilterProps {
  readonly kind: RecordKind;
  readonly name: string;
  readonly field: Field | undefined;
  readonly view: RecordsView;
}

function Filter({ kind, name, field, view: { asked, options } }: FilterProps) {
  const { t } = useTranslation('editor');
  const { label } = useFieldTexts(kind, name);
  const values =
    field?.type === 'flag'
      ? [true, false].map((value) => ({ value: String(value), text: flagName(value, t) }))
      : field?.type === 'choice'
        ? field.values.filter(Boolean).map((value) => ({ value, text: choiceName(name, value, t) }))
        : options[name]?.map((one) => ({ value: one.label, text: one.title || one.label }));
  if (values === undefined) return null;
  return (
    <Select
      label={label}
      name={filterParam(name)}
      defaultValue={asked.filters[name] ?? ''}
      options={[{ value: '', text: t('records.all') }, ...values]}
    />
  );
}
