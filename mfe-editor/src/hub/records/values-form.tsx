import { isSiteError, LANGUAGES, useHost, type Language } from '@vestibule/contracts';
import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import { FORM_ERROR, setIn } from 'final-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame, type FieldValues } from '../../shared/editable';
import { mergeValues, type Conflict } from '../../shared/merge-values';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { reasonAt } from '../../forms/field-label';
import { NewFormContext } from '../../forms/given-text';
import { RequiredNote } from '../../forms/required-note';
import { isGivenByServer } from './given-values';
import { groupedFields, type FieldGroups } from './grouped-fields';
import { GroupedForm } from './grouped-form';
import { LatestVersion } from './latest-version';
import { missingFields } from './missing-fields';
import { formValues, recordValues } from './record-values';
import type { SavedValues } from './saved-values';
import { TextsForm, type SaveButton } from './texts-form';
import { valuesFor } from '../../unsaved/input-keeper';
import { UnsavedState } from '../../unsaved/unsaved-state';
import type { Unsaved } from '../../unsaved/unsaved-store';
import { useUnsaved, type UnsavedForm } from '../../unsaved/use-unsaved';
import { RecordConflicts } from './record-conflicts';
import { FixedFields, ValuesFields, type LockedValue } from './values-fields';
import { ValuesKeeper } from './values-keeper';
import { useForm } from 'react-final-form';

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
  readonly locked?: readonly LockedValue[];
  /** Sentence with the roles that may change a locked field. */
  readonly lockedReason?: (name: string) => string | undefined;
  /** Why none of the fields can be changed; undefined where one can. */
  readonly readOnly?: string | undefined;
  readonly saved: SavedValues;
  /** The ways to save it; one without them. */
  readonly saves?: readonly SaveButton[];
  /** Its unsaved input is stored under this name. */
  readonly unsaved: UnsavedForm;
  /** The unsaved input that the server had when the page was loaded. */
  readonly stored: Unsaved | undefined;
  /** Throws a SiteError when the server refuses. `over`: the state on which the values are based, if not `saved`. */
  readonly onSave: (values: FieldValues, over?: SavedValues) => Promise<void>;
  /** Reads the state of the server, after a save that was refused because others have saved meanwhile. */
  readonly loadLatest?: () => Promise<SavedValues>;
  /** Others have saved this meanwhile: it is to be `saved` from now on. */
  readonly onNewer?: (latest: SavedValues) => void;
  /** Stands above the fields, inside the form. */
  readonly notes?: ReactNode;
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
  unsaved,
  stored,
  onSave,
  loadLatest,
  onNewer,
  notes,
  children,
}: ValuesFormProps) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(() => formValues(fields, saved.copied ?? saved.values));
  const submitted = useRef<FieldValues>(initialValues);
  const base = recordValues(fields, formValues(fields, saved.copied ?? saved.values));
  const input = useUnsaved(unsaved, stored, ({ values }) => !isSame(valuesFor(values, base), values));
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
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

  /**
   * Saves the values; where others have saved meanwhile, with their changes of other fields. Returns the fields that
   * both have changed, where nothing is saved.
   */
  const saveOver = async (values: FieldValues): Promise<readonly Conflict[]> => {
    try {
      await onSave(values);
      return [];
    } catch (error) {
      if (!isSiteError(error) || error.status !== 412 || !loadLatest) throw error;
      const latest = await loadLatest().catch(() => {
        throw error;
      });
      const theirs = recordValues(fields, formValues(fields, latest.values));
      const merged = mergeValues(fields, { before: base, mine: recordValues(fields, values), theirs });
      if (merged.conflicts.length === 0) await onSave(formValues(fields, merged.values), latest);
      else onNewer?.(latest);
      return merged.conflicts;
    }
  };

  const refuseBoth = () => {
    store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: t('reason.both') }) });
    return { [FORM_ERROR]: t('reason.both') };
  };

  const onSubmit = async (values: FieldValues) => {
    const missing = missingFields(Object.fromEntries(shown), values, texts);
    if (missing.length > 0) return missing.reduce((errors, path) => setIn(errors, path, t('problem.required')), {});
    if (conflicts.length > 0) return refuseBoth();
    const before = submitted.current;
    submitted.current = values;
    try {
      const both = await saveOver(values);
      if (both.length > 0) {
        submitted.current = before;
        setConflicts(both);
        return refuseBoth();
      }
      input.keeper.forget();
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
          <ValuesKeeper
            fields={fields}
            base={base}
            version={saved.version ?? ''}
            input={input}
            onConflicts={setConflicts}
          />
          {notes}
          <RecordConflicts owner={owner} conflicts={conflicts} onDecided={setConflicts} />
          <RegisteredFields fields={fields} />
        </>
      }
      {...(readOnly !== undefined || shown.every(([name]) => locked.some((one) => one.name === name))
        ? { saves: [] }
        : saves && { saves })}
      isHeld={input.offer !== undefined}
      actions={
        <>
          {children}
          <UnsavedState keeper={input.keeper} />
        </>
      }
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
