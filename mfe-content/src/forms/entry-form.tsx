import type { FormDetail, RefusedPost } from '@vestibule/contracts';
import { formProblems } from '@vestibule/contracts/schemas/form-values';
import { Alert } from '@vestibule/ui';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { EntryFields } from './entry-fields';
import { initialValues, PostedProblems, postedProblems } from './posted-form';
import { Thanks } from './thanks';
import { useSendForm, type Values } from './use-send-form';

interface EntryFormProps {
  readonly form: FormDetail;
  /** It was sent without script. */
  readonly sent: boolean;
  /** It was, and not taken. */
  readonly refused: RefusedPost | undefined;
}

/** The form itself. Nothing that was typed is lost when it cannot be sent. */
export function EntryForm({ form, sent: posted, refused }: EntryFormProps) {
  const { t } = useTranslation('content');
  const { sent, failure, send } = useSendForm(form, { sent: posted, reason: refused?.reason });
  const fields = useMemo(() => form.fields.filter(({ visible }) => visible), [form]);
  const initial = useMemo(() => initialValues(fields, refused), [fields, refused]);
  const problems = useMemo(() => postedProblems(refused), [refused]);
  if (sent) return <Thanks takesFocus={!posted} />;
  return (
    <>
      {failure && <Alert kind="error">{t(`form.failure.${failure}`, { email: form.email })}</Alert>}
      <Form<Values>
        onSubmit={send}
        initialValues={initial}
        validate={(values) => formProblems(fields, values)}
        subscription={{ submitting: true, errors: true, submitErrors: true, submitFailed: true }}
      >
        {({ handleSubmit, ...state }) => (
          <PostedProblems value={problems}>
            <EntryFields fields={fields} token={form.token} submit={handleSubmit} state={state} />
          </PostedProblems>
        )}
      </Form>
    </>
  );
}
