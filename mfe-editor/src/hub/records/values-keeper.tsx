import type { Fields } from '@vestibule/contracts/fields/field';
import { useForm, useFormState } from 'react-final-form';
import type { FieldValues } from '../../shared/editable';
import { mergeValues, type Conflict } from '../../shared/merge-values';
import { InputKeeper } from '../../unsaved/input-keeper';
import type { Unsaved } from '../../unsaved/unsaved-store';
import type { UnsavedInput } from '../../unsaved/use-unsaved';
import { changesBetween, formValues, recordValues } from './record-values';

interface ValuesKeeperProps {
  readonly fields: Fields;
  /** The saved values, without empty ones. */
  readonly base: FieldValues;
  /** Their version; empty for a new record. */
  readonly version: string;
  readonly input: UnsavedInput;
  /** Gets the fields that others have changed as well since the offered input was typed. */
  readonly onConflicts: (conflicts: readonly Conflict[]) => void;
}

/** Stores the input of a form whose fields are defined as data. */
export function ValuesKeeper({ fields, base, version, input, onConflicts }: ValuesKeeperProps) {
  const form = useForm<FieldValues>();
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  const take = (offer: Unsaved) => {
    const known = fieldsOf(fields, offer);
    const merged = mergeValues(known, { before: offer.before, mine: offer.values, theirs: base });
    const taken = formValues(known, merged.values);
    form.batch(() => Object.keys(known).forEach((name) => form.change(name, taken[name])));
    onConflicts(merged.conflicts);
  };
  return (
    <InputKeeper
      input={input}
      base={base}
      version={version}
      changes={changesBetween(fields, base, recordValues(fields, values))}
      onTake={take}
    />
  );
}

/** The fields of the input that this version of the site has. */
const fieldsOf = (fields: Fields, { values }: Unsaved): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
