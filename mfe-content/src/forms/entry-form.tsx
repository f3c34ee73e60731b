import { type FormDetail, type RefusedPost, useHost } from '@vestibule/contracts';
import { formProblems } from '@vestibule/contracts/schemas/form-values';
import { Alert, ButtonLink } from '@vestibule/ui';
import { useMemo, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { EntryFields } from './entry-fields';
import { initialValues, PostedProblems, postedProblems } from './posted-form';
import { useSendForm, type SentValues } from './use-send-form';
import styles from './forms.module.css';

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
      <Form<SentValues>
        onSubmit={send}
        initialValues={initial}
        validate={(values) => formProblems(fields, values)}
        subscription={{ submitting: true, errors: true, submitErrors: true, submitFailed: true }}
      >
        {({ handleSubmit, ...state }) => (
          <PostedProblems value={problems}>
            <EntryFields
              name={String(form.id)}
              fields={fields}
              token={form.token}
              submit={handleSubmit}
              state={state}
            />
          </PostedProblems>
        )}
      </Form>
    </>
  );
}

/** Replaces the form, and takes the focus unless the browser has come here itself. */
function Thanks({ takesFocus }: { readonly takesFocus: boolean }) {
  const { t } = useTranslation('content');
  const { lang } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles.answer} role="group" aria-labelledby="form-thanks" tabIndex={-1}>
      <h2 id="form-thanks">{t('form.thanks')}</h2>
      <p>{t('form.received')}</p>
      <p>
        <ButtonLink href={`/${lang}`}>{t('form.home')}</ButtonLink>
      </p>
    </div>
  );
}
