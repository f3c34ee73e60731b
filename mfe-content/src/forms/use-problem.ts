import { useTranslation } from 'react-i18next';
import { useFormField } from '../form-fields/use-form-field';

/** A field's value, the way to change it, and what is wrong with it in the visitor's language. */
export function useProblem<T>(slug: string) {
  const { t } = useTranslation('content');
  const { error, ...field } = useFormField<T>(slug);
  return { ...field, error: error && t(`form.problem.${error}`) };
}
