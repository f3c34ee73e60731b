import { isSiteError, LANGUAGES, useHost, type Language } from '@vestibule/contracts';
import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import type { LockedField } from '@vestibule/contracts/records/rights';
import { setIn } from 'final-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../../shared/editable';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { reasonAt } from '../../forms/field-label';
import { NewFormContext } from '../../forms/given-text';
import { RequiredNote } from '../../forms/required-note';
import { isGivenByServer } from './given-values';
import { groupedFields, type FieldGroups } from './grouped-fields';
import { GroupedForm } from './grouped-form';
import { LatestVersion } from './latest-version';
import { missingFields } from './missing-fields';
import { formValues, changesOf } from './record-values';
import type { SavedValues } from './saved-values';
import { TextsForm, type SaveButton } from './texts-form';
import { FixedFields, ValuesFields } from './values-fields';
import { useForm, useFormState } from 'react-final-form';
import { useLeaveGuard } from '../../shared/use-leave-guard';

interface ValuesFormProps {
  /** Whose texts for its fields come first, e.g. a kind of record. */
  readonly owner: string;
  readonly fields: Fields;
  readonly groups?: FieldGroups;
  /** Whether the groups are folded until they are opened. */
  readonly folds?: boolean;
  /** Whether they are those of something that does not exist yet. */
  readonly isNew?: boolean;
  /** Names of fields that never change; those that the server gave are shown, the others not. */
  readonly fixed?: readonly string[];
  /** Fields that the role may read only. */
  readonly locked?: readonly LockedField[];
  /** Sentence with the roles that may change a locked field. */
  readonly lockedReason?: (name: string) => string | undefined;
  /** Why none of the fields can be changed; undefined where one can. */
  readonly readOnly?: string | undefined;
  readonly saved: SavedValues;
  /** The ways to save it; one without them. */
  readonly saves?: readonly SaveButton[];
  /** Throws a SiteError when the server refuses. */
  readonly onSave: (values: FieldValues) => Promise<void>;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A form that is derived from the definition of its fields; texts in one language at a time. */
export function ValuesForm({
  owner,
  fields,
  groups = {},
  folds = false,
  isNew = false,
  fixed = [],
  locked = [],
  lockedReason,
  readOnly,
  saved,
  saves,
  onSave,
  children,
}: ValuesFormProps) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(() => formValues(fields, saved.copied ?? saved.values));
  const submitted = useRef<FieldValues>(initialValues);
  const [newForm] = useState(() => ({ isNew, changed: new Set<string>() }));
  const shown = Object.entries(fields).filter(([name]) => !fixed.includes(name));
  const isToRead = (name: string) =>
    fixed.includes(name) && fields[name] !== undefined && isGivenByServer(fields[name]);
  const sections = groupedFields(fields, groups)
    .map(({ group, names }) => ({ group, names: names.filter((name) => !fixed.includes(name) || isToRead(name)) }))
    .filter(({ names }) => names.length > 0);
  const first = sections[0]?.names[0];

  /** Path of a field's problem: of a text in several languages, that of the current language. */
  const pathOf = (name: string) => (fields[name] && isLocalised(fields[name]) ? `${name}.${texts}` : name);

  const onSubmit = async (values: FieldValues) => {
    const missing = missingFields(Object.fromEntries(shown), values, texts);
    if (missing.length > 0) return missing.reduce((errors, path) => setIn(errors, path, t('problem.required')), {});
    const before = submitted.current;
    submitted.current = values;
    try {
      await onSave(values);
      return undefined;
    } catch (error) {
      submitted.current = before;
      const field = isSiteError(error) ? error.field : undefined;
      const forbidden = isSiteError(error) && error.code === 'forbidden' ? lockedReason?.(field ?? '') : undefined;
      const reason = forbidden ?? formReasonOf(error, t);
      const named = reasonAt(owner, field, reason, t);
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: named }) });
      if (!isSiteError(error) || field === undefined) return undefined;
      return setIn({}, pathOf(field), reason);
    }
  };
  return (
    <TextsForm
      initialValues={initialValues}
      onSubmit={onSubmit}
      texts={texts}
      onTexts={setTexts}
      keepers={
        <>
          <LatestVersion fields={fields} saved={saved} submitted={submitted} />
          <UnsavedGuard fields={fields} saved={saved} />
          <RegisteredFields fields={fields} />
        </>
      }
      {...(readOnly !== undefined || shown.every(([name]) => locked.some((one) => one.name === name))
        ? { saves: [] }
        : saves && { saves })}
      actions={children}
    >
      <RequiredNote fields={Object.fromEntries(shown)} />
      <NewFormContext value={newForm}>
        <GroupedForm sections={sections} folds={folds} readOnly={readOnly}>
          {({ names }) => (
            <>
              <ValuesFields
                owner={owner}
                shown={names.flatMap((name) => shown.filter((entry) => entry[0] === name))}
                first={first}
                locked={locked}
                isReadOnly={readOnly !== undefined}
                texts={texts}
              />
              <FixedFields owner={owner} names={names.filter(isToRead)} values={saved.values} />
            </>
          )}
        </GroupedForm>
      </NewFormContext>
    </TextsForm>
  );
}

/** While something in the form has not been saved the browser asks before the form goes. */
function UnsavedGuard({ fields, saved }: { readonly fields: Fields; readonly saved: SavedValues }) {
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  useLeaveGuard(Object.keys(changesOf(fields, saved.copied ?? saved.values, values)).length > 0);
  return null;
}

/**
 * Registers all fields while the form lives. react-final-form gives a field that is registered again its initial value:
 * texts of a language would be lost when another one is shown.
 */
function RegisteredFields({ fields }: { readonly fields: Fields }) {
  const form = useForm();
  useEffect(() => {
    const stops = pathsOf(fields).map((path) => form.registerField(path, () => {}, {}));
    return () => stops.forEach((stop) => stop());
  }, [form, fields]);
  return null;
}

/** Paths of the fields as controls register them; a list is one field with all of its parts. */
const pathsOf = (fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    if (field.type === 'group') return pathsOf(field.of, `${path}.`);
    return isLocalised(field) ? LANGUAGES.map((lang) => `${path}.${lang}`) : [path];
  });
