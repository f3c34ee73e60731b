import type { FormDetail } from '@vestibule/contracts';
import { formProblems } from '@vestibule/contracts/schemas/form-values';
import { Alert } from '@vestibule/ui';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { EntryFields } from './entry-fields';
import { Thanks } from './thanks';
import { useSendForm, type Values } from './use-send-form';

/** The form itself. Nothing that was typed is lost when it cannot be sent. */
export function EntryForm({ form }: { form: FormDetail }) {
  const { t } = useTranslation('content');
  const { sent, failure, send } = useSendForm(form);
  const fields = useMemo(() => form.fields.filter(({ visible }) => visible), [form]);
  const initial = useMemo(() => Object.fromEntries(fields.map((field) => [field.slug, field.default])), [fields]);
  if (sent) return <Thanks />;
  return (
    <>
      {failure && <Alert kind="error">{t(`form.failure.${failure}`, { email: form.email })}</Alert>}
      <Form<Values>
        onSubmit={send}
        initialValues={initial}
        validate={(values) => formProblems(fields, values)}
        subscription={{ submitting: true, errors: true, submitErrors: true, submitFailed: true }}
      >
        {({ handleSubmit, ...state }) => <EntryFields fields={fields} submit={handleSubmit} state={state} />}
      </Form>
    </>
  );
}
