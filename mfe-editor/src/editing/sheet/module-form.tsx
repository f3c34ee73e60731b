import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { Button, cx } from '@vestibule/ui';
import { setIn } from 'final-form';
import { useEffect, useState } from 'react';
import { Form, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EditSession } from '../session/edit-session';
import type { FieldValues } from '../../shared/editable';
import { useEditor } from '../session/use-editor';
import { usePutOff } from '../../shared/use-put-off';
import { useSave } from './use-save';
import { ModuleFields } from '../../forms/module-fields';
import styles from './module-form.module.css';
import { MARKED, RequiredNote } from '../../forms/required-note';
import { problemsOf } from '../../forms/problems';
import { useFieldFocus } from '../../forms/use-field-focus';

/** By which the form that is open is submitted from elsewhere. */
export const MODULE_FORM_ID = 'editor-module-form';

/** The form of the session's module: changes are shown on the page, and only changed fields are sent. */
export function ModuleForm({ session }: { session: EditSession }) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const save = useSave(session);
  const [initialValues] = useState(() => session.values);
  // Where others have changed the same fields, their versions are read first.
  const [takesFocus] = useState(() => session.conflicts.length === 0);
  const [form, focusInvalid] = useFieldFocus(takesFocus);
  const { model } = session.saved;
  const validate = (values: FieldValues) =>
    problemsOf(model, values).reduce(
      (errors, { field, key, values: named }) => setIn(errors, field, t(`problem.${key}`, named)),
      {},
    );

  return (
    <Form<FieldValues>
      onSubmit={save}
      initialValues={initialValues}
      validate={validate}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <form
          ref={form}
          id={MODULE_FORM_ID}
          className={styles.form}
          noValidate
          onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(focusInvalid)}
        >
          <Preview session={session} />
          <RequiredNote fields={moduleFieldsOf(model)} />
          <div className={cx(styles.fields, MARKED)} data-fields>
            <ModuleFields module={session.saved} takesFocus={takesFocus} />
          </div>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" aria-disabled={submitting}>
              {submitting ? t('form.saving') : t('form.save')}
            </Button>
            <Button onClick={() => editor.leave()}>{t('form.cancel')}</Button>
          </div>
        </form>
      )}
    </Form>
  );
}

/** Shows changes on the page, debounced: rendering beside a field must not delay its letters. */
function Preview({ session }: { readonly session: EditSession }) {
  const form = useForm<FieldValues>();
  const shown = usePutOff(() => session.preview(form.getState().values));
  useEffect(() => {
    let known: FieldValues | undefined;
    return form.subscribe(
      ({ values }) => {
        // The initial values may be a draft, which is stored again.
        if (known === undefined) session.preview(values);
        else if (values !== known) shown.soon();
        known = values;
      },
      { values: true },
    );
  }, [form, session, shown]);
  return null;
}
