import { useFormField } from '@vestibule/ui/form-fields/use-form-field';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, type OrderProblems } from './order-form-values';

/** Problems of a post without script, until the form is sent again. */
export const PostedProblems = createContext<OrderProblems>({});

/** A field's value, its setter, and the text of its problem. */
export function useOrderField<T>(name: string) {
  const { t } = useTranslation('commerce');
  const { error, isUntouched, ...field } = useFormField<T>(name);
  const posted = use(PostedProblems)[name];
  const problem = error ?? (isUntouched ? posted : undefined);
  return { ...field, error: problem && problemText(t, problem) };
}
