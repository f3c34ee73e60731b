import { useTranslation } from 'react-i18next';
import { useFormField } from '@vestibule/ui/form-fields/use-form-field';
import { usePostedProblem } from './posted-form';

/** A field's value, its setter, and the text of its problem in the visitor's language. */
export function useProblem<T>(slug: string) {
  const { t } = useTranslation('content');
  const { error, isUntouched, ...field } = useFormField<T>(slug);
  const posted = usePostedProblem(slug);
  const problem = error ?? (isUntouched ? posted : undefined);
  return { ...field, error: problem && t(`form.problem.${problem}`) };
}
