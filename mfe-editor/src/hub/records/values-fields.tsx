import type { Language } from '@vestibule/contracts';
import type { Field } from '@vestibule/contracts/fields/field';
import type { LockedField } from '@vestibule/contracts/records/rights';
import { RichText } from '@vestibule/ui';
import { Fragment, useId } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FieldControl } from '../../forms/field-control';
import { useFieldTexts } from '../../forms/use-field-texts';
import { rolesThatMay } from './roles-that-may';
import styles from './records.module.css';

type Shown = readonly (readonly [name: string, field: Field])[];

interface ValuesFieldsProps {
  readonly owner: string;
  readonly shown: Shown;
  readonly locked: readonly LockedField[];
  /** Why none of them can be changed. */
  readonly readOnly?: string | undefined;
  /** Language whose texts are edited. */
  readonly texts: Language;
}

/** A control for each field; those that the role may not change are read-only, with the reason beside them. */
export function ValuesFields({ owner, shown, locked, readOnly, texts }: ValuesFieldsProps) {
  const { t } = useTranslation('editor');
  const reasons = new Map(
    locked.map(({ name, right }) => [name, t('records.locked', { roles: rolesThatMay(right, t) })]),
  );
  const reasonOf = (name: string) => readOnly ?? reasons.get(name);
  return grouped(shown, reasonOf).map(({ reason, fields }) => {
    const controls = fields.map(([name, field]) =>
      reason !== undefined && field.type === 'rich_text' ? (
        <ReadOnlyText key={`${name} ${texts}`} owner={owner} name={name} lang={texts} />
      ) : (
        <FieldControl
          // A text editor is created again for another language.
          key={`${name} ${field.type === 'rich_text' ? texts : ''}`}
          path={name}
          name={name}
          owner={owner}
          field={field}
          isFirst={name === shown[0]?.[0]}
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

function LockedFields({ reason, children }: { readonly reason: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <fieldset disabled aria-describedby={id} className={styles.locked}>
      <p id={id}>{reason}</p>
      {children}
    </fieldset>
  );
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

interface FieldGroup {
  /** Why they cannot be changed. */
  readonly reason: string | undefined;
  readonly fields: Shown;
}

/** Neighbouring fields that are locked for the same reason are locked together. */
function grouped(shown: Shown, reasonOf: (name: string) => string | undefined): readonly FieldGroup[] {
  return shown.reduce<readonly FieldGroup[]>((groups, entry) => {
    const reason = reasonOf(entry[0]);
    const last = groups.at(-1);
    return last !== undefined && last.reason === reason
      ? [...groups.slice(0, -1), { reason, fields: [...last.fields, entry] }]
      : [...groups, { reason, fields: [entry] }];
  }, []);
}
