import { useHost } from '@vestibule/contracts';
import type { RecordDefinition } from '@vestibule/contracts/records/define-record';
import { useRecordSave } from './use-record-save';
import { titleOf, type RecordView } from './record-view';
import { Removal } from './removal';
import { ValuesForm } from './values-form';

interface RecordFormProps {
  readonly definition: RecordDefinition;
  readonly view: RecordView;
}

/** The form of a record, derived from its kind's definition. */
export function RecordForm({ definition: { kind, fields, identity }, view }: RecordFormProps) {
  const { lang } = useHost();
  const { save, remove } = useRecordSave(kind, fields, view);
  const isNew = view.id === undefined;
  return (
    // What tells a record apart stays once it is created.
    <ValuesForm owner={kind} fields={fields} hidden={isNew ? [] : identity} saved={view} onSave={save}>
      {!isNew && <Removal title={titleOf(view.values, lang)} onRemove={remove} />}
    </ValuesForm>
  );
}
