import type { Language } from '@vestibule/contracts';
import type { Field } from '@vestibule/contracts/fields/field';
import { RichText, TextField } from '@vestibule/ui';
import { Fragment } from 'react';
import { useField } from 'react-final-form';
import { FieldControl } from '../../forms/field-control';
import { useFieldTexts } from '../../forms/use-field-texts';
import type { FieldValues } from '../../shared/editable';
import { LockedFields } from './locked-fields';

/** A field that can only be read, with the sentence that says why. */
export interface LockedValue {
  readonly name: string;
  readonly reason: string;
}
type Shown = readonly (readonly [name: string, field: Field])[];

interface ValuesFieldsProps {
  readonly owner: string;
  readonly shown: Shown;
  /** Name of the field that takes the focus. */
  readonly first: string | undefined;
  readonly locked: readonly LockedValue[];
  /** Whether none of them can be changed, as the form says. */
  readonly isReadOnly: boolean;
  /** Language whose texts are edited. */
  readonly texts: Language;
}

/** A control for each field; those that the role may not change are read-only, with the reason beside them. */
export function ValuesFields({ owner, shown, first, locked, isReadOnly, texts }: ValuesFieldsProps) {
  const reasons = new Map(locked.map(({ name, reason }) => [name, reason]));
  const reasonOf = (name: string) => (isReadOnly ? undefined : reasons.get(name));
  return lockedTogether(shown, reasonOf).map(({ reason, fields }) => {
    const controls = fields.map(([name, field]) =>
      (isReadOnly || reason !== undefined) && field.type === 'rich_text' ? (
        <ReadOnlyText key={`${name} ${texts}`} owner={owner} name={name} lang={texts} />
      ) : (
        <FieldControl
          key={name}
          path={name}
          name={name}
          owner={owner}
          field={field}
          isFirst={name === first}
          textsOf={texts}
          contentLanguage={texts}
        />
      ),
    );
    const key = fields.map(([name]) => name).join(' ');
    return reason === undefined ? (
      <Fragment key={key}>{controls}</Fragment>
    ) : (
      <LockedFields key={key} reason={reason}>
        {controls}
      </LockedFields>
    );
  });
}

function ReadOnlyText({
  owner,
  name,
  lang,
}: {
  readonly owner: string;
  readonly name: string;
  readonly lang: Language;
}) {
  const { input } = useField<string>(`${name}.${lang}`);
  const { label } = useFieldTexts(owner, name);
  return (
    <div role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      <RichText html={input.value} lang={lang} />
    </div>
  );
}

interface LockedTogether {
  /** Why they cannot be changed. */
  readonly reason: string | undefined;
  readonly fields: Shown;
}

/** Neighbouring fields that are locked for the same reason are locked together. */
function lockedTogether(shown: Shown, reasonOf: (name: string) => string | undefined): readonly LockedTogether[] {
  return shown.reduce<readonly LockedTogether[]>((groups, entry) => {
    const reason = reasonOf(entry[0]);
    const last = groups.at(-1);
    return last !== undefined && last.reason === reason
      ? [...groups.slice(0, -1), { reason, fields: [...last.fields, entry] }]
      : [...groups, { reason, fields: [entry] }];
  }, []);
}

interface FixedFieldsProps {
  readonly owner: string;
  readonly names: readonly string[];
  readonly values: FieldValues;
}

/** Values that the system gave a record and that never change, to read. */
export function FixedFields({ owner, names, values }: FixedFieldsProps) {
  return names.map((name) => <FixedField key={name} owner={owner} name={name} value={values[name]} />);
}

interface FixedFieldProps {
  readonly owner: string;
  readonly name: string;
  readonly value: unknown;
}

function FixedField({ owner, name, value }: FixedFieldProps) {
  const { label } = useFieldTexts(owner, name);
  return <TextField label={label} readOnly value={typeof value === 'string' ? value : ''} />;
}
