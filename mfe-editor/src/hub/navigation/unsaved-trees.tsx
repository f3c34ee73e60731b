import { useFormState } from 'react-final-form';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { documentsOf, type Trees } from './use-navigation-save';

/** While something differs from what was saved `last` the browser asks before they go. */
export function UnsavedTrees({ last }: { readonly last: string }) {
  const { values } = useFormState<Trees>({ subscription: { values: true } });
  useLeaveGuard(JSON.stringify(documentsOf(values)) !== last);
  return null;
}
