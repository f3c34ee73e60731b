import { isSiteError, useHost, type Language } from '@vestibule/contracts';
import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import type { LockedField } from '@vestibule/contracts/records/rights';
import { setIn } from 'final-form';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../../shared/editable';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { reasonAt } from '../../forms/field-label';
import { LatestVersion } from './latest-version';
import { missingFields } from './missing-fields';
import { formValues, changesOf } from './record-values';
import styles from './records.module.css';
import type { SavedValues } from './saved-values';
import { TextsForm } from './texts-form';
import { ValuesFields } from './values-fields';
import { useFormState } from 'react-final-form';
import { useLeaveGuard } from '../../shared/use-leave-guard';

interface ValuesFormProps {
  /** Whose texts for its fields come first, e.g. a kind of record. */
  readonly owner: string;
  readonly fields: Fields;
  /** Names of fields that are not shown. */
  readonly hidden?: readonly string[];
  /** Fields that the role may read only. */
  readonly locked?: readonly LockedField[];
  /** Sentence with the roles that may change a locked field. */
  readonly lockedReason?: (name: string) => string | undefined;
  /** Why none of the fields can be changed; undefined where one can. */
  readonly readOnly?: string | undefined;
  readonly saved: SavedValues;
  /** Throws a SiteError when the server refuses. */
  readonly onSave: (values: FieldValues) => Promise<void>;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A form that is derived from the definition of its fields; texts in one language at a time. */
export function ValuesForm({
  owner,
  fields,
  hidden = [],
  locked = [],
  lockedReason,
  readOnly,
  saved,
  onSave,
  children,
}: ValuesFormProps) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(() => formValues(fields, saved.copied ?? saved.values));
  const submitted = useRef<FieldValues>(initialValues);
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name));

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
      const reason = forbidden ?? reasonOf(error, t);
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
        </>
      }
      mayWrite={readOnly === undefined && shown.some(([name]) => !locked.some((one) => one.name === name))}
      actions={children}
    >
      <div className={styles.fields} data-fields>
        <ValuesFields owner={owner} shown={shown} locked={locked} readOnly={readOnly} texts={texts} />
      </div>
    </TextsForm>
  );
}

/** While something in the form has not been saved the browser asks before the form goes. */
function UnsavedGuard({ fields, saved }: { readonly fields: Fields; readonly saved: SavedValues }) {
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  useLeaveGuard(Object.keys(changesOf(fields, saved.copied ?? saved.values, values)).length > 0);
  return null;
}
