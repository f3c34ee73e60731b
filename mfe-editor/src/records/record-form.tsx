import { isSiteError, LANGUAGES, useHost, useHydrated, type Language } from '@vestibule/contracts';
import type { RecordDefinition } from '@vestibule/contracts/records/define-record';
import { Button } from '@vestibule/ui';
import { Tabs } from '@vestibule/ui/tabs';
import { setIn } from 'final-form';
import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FieldControl } from '../forms/field-control';
import { useFieldFocus } from '../forms/use-field-focus';
import type { FieldValues } from '../session/editable';
import { reasonOf } from '../session/reason';
import { missingFields } from './missing-fields';
import { formValues } from './record-values';
import styles from './records.module.css';
import { useRecordSave } from './use-record-save';
import { titleOf, type RecordView } from './record-view';
import { LatestVersion } from './latest-version';
import { Removal } from './removal';
import { UnsavedGuard } from './unsaved-guard';

interface RecordFormProps {
  readonly definition: RecordDefinition;
  readonly view: RecordView;
}

/** The form of a record, derived from its kind's definition; texts in one language at a time. */
export function RecordForm({ definition: { kind, fields, identity }, view }: RecordFormProps) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const isLive = useHydrated();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(() => formValues(fields, view.copied ?? view.values));
  const [form, focusInvalid] = useFieldFocus();
  const submitted = useRef<FieldValues>(initialValues);
  const { save, remove } = useRecordSave(kind, fields, view);
  const isNew = view.id === undefined;
  // What tells a record apart stays once it is created.
  const shown = Object.entries(fields).filter(([name]) => isNew || !identity.includes(name));

  const onSubmit = async (values: FieldValues) => {
    const missing = missingFields(Object.fromEntries(shown), values, texts);
    if (missing.length > 0) return missing.reduce((errors, path) => setIn(errors, path, t('problem.required')), {});
    submitted.current = values;
    try {
      await save(values);
      return undefined;
    } catch (error) {
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: reasonOf(error, t) }) });
      return isSiteError(error) && error.field !== undefined ? setIn({}, error.field, error.message) : undefined;
    }
  };
  return (
    <Form<FieldValues> onSubmit={onSubmit} initialValues={initialValues} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <form ref={form} noValidate onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(focusInvalid)}>
          <LatestVersion fields={fields} view={view} submitted={submitted} />
          <UnsavedGuard fields={fields} view={view} />
          {/* What is typed before the script has the form would be lost. */}
          <fieldset disabled={!isLive}>
            <Tabs
              label={t('records.language')}
              tabs={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
              selected={texts}
              onSelect={setTexts}
            >
              <div className={styles['fields']} data-fields>
                {shown.map(([name, field], index) => (
                  <FieldControl
                    // A text editor is created again for another language.
                    key={`${name} ${field.type === 'rich_text' ? texts : ''}`}
                    path={name}
                    name={name}
                    owner={kind}
                    field={field}
                    isFirst={index === 0}
                    textsOf={texts}
                    contentLanguage={texts}
                  />
                ))}
              </div>
            </Tabs>
            <div className={styles['actions']}>
              <Button type="submit" variant="primary" aria-disabled={submitting}>
                {submitting ? t('form.saving') : t('form.save')}
              </Button>
              {!isNew && <Removal title={titleOf(view.values, lang)} onRemove={remove} />}
            </div>
          </fieldset>
        </form>
      )}
    </Form>
  );
}
