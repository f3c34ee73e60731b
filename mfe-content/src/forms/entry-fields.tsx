import {
  FORM_FIELD_TYPES,
  TOKEN_CONTROL,
  type FormField as Field,
  CONFIRMATION_FIELD,
  FORM_FIELD_TYPES as TYPES,
  isMultiValue,
} from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { Button } from '@vestibule/ui';
import { PostForm } from '@vestibule/ui/form-fields/post-form';
import type { Kept } from '@vestibule/ui/form-fields/use-kept-values';
import { use, useState, type FormEvent } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from './error-summary';
import styles from './forms.module.css';
import { PostedProblems } from './posted-form';
import type { SentValues } from './use-send-form';
import { ChoiceGroup } from './choice-group';
import { FileField } from './file-field';
import { SelectField } from './select-field';
import { SingleBox } from './single-box';
import { TextInput } from './text-input';
import { TrapField } from './trap-field';

interface EntryFieldsProps {
  /** Distinguishes the form from others. */
  readonly name: string;
  readonly fields: readonly Field[];
  readonly token: string;
  readonly submit: FormRenderProps<SentValues>['handleSubmit'];
  readonly state: Pick<FormRenderProps<SentValues>, 'form' | 'submitting'>;
}
interface Attempt {
  readonly count: number;
  /** Undefined when the values were right, or not looked at. */
  readonly problems: Readonly<Record<string, FormProblem>> | undefined;
}

/** Id of the result message. */
export const ANSWER_ID = 'form';

/** The fields, and above them the errors of the last submission: they stay while the visitor corrects them. */
export function EntryFields({ name, fields, token, submit, state: { form, submitting } }: EntryFieldsProps) {
  const { t } = useTranslation('content');
  const posted = use(PostedProblems);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: posted });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    await submit(event);
    const { errors, submitErrors } = form.getState();
    const problems = { ...errors, ...submitErrors };
    setAttempt(({ count }) => ({
      count: count + 1,
      problems: Object.keys(problems).length > 0 ? problems : undefined,
    }));
  };
  return (
    <PostForm
      form={form}
      answerId={ANSWER_ID}
      hidden={{ [TOKEN_CONTROL]: token }}
      kept={posted ? undefined : keptOf(name, fields)}
      takesFiles={fields.some(({ field_type: type }) => type === FORM_FIELD_TYPES.file)}
      onSubmit={(event) => void onSubmit(event)}
    >
      {/* A new attempt is a new summary, which takes the focus again. */}
      {attempt.problems && (
        <ErrorSummary key={attempt.count} fields={fields} problems={attempt.problems} takesFocus={attempt.count > 0} />
      )}
      {fields.some(({ required }) => required) && <p className={styles.legend}>{t('form.required')}</p>}
      {fields.map((field) => (
        <FormField key={field.slug} field={field} />
      ))}
      <div>
        <Button type="submit" variant="primary" aria-disabled={submitting}>
          {submitting ? t('form.sending') : t('form.send')}
        </Button>
      </div>
    </PostForm>
  );
}

/** All but consents, files, which a browser cannot keep, and the trap for programs. */
function keptOf(form: string, fields: readonly Field[]): Kept {
  const names = fields.flatMap(({ field_type: type, required, slug }) =>
    type === TYPES.file || type === CONFIRMATION_FIELD.type || (type === TYPES.checkbox && required) ? [] : [slug],
  );
  return { key: `entry:${form}`, accepts: (name) => names.includes(name) };
}

/** A field of a form, by its kind. */
function FormField({ field }: { field: Field }) {
  const { field_type: type } = field;
  if (type === CONFIRMATION_FIELD.type) return <TrapField field={field} />;
  if (type === TYPES.checkbox) return <SingleBox field={field} />;
  if (type === TYPES.file) return <FileField field={field} />;
  if (type === TYPES.select) return <SelectField field={field} />;
  return isMultiValue(type) || type === TYPES.radio ? <ChoiceGroup field={field} /> : <TextInput field={field} />;
}
