import { useFormState } from 'react-final-form';
import { useUnloadGuard } from '../session/use-unload-guard';
import { documentsOf, type Trees } from './use-navigation-save';

/** While something differs from what was saved `last` the browser asks before the document goes. */
export function UnsavedTrees({ last }: { readonly last: string }) {
  const { values } = useFormState<Trees>({ subscription: { values: true } });
  useUnloadGuard(JSON.stringify(documentsOf(values)) !== last);
  return null;
}
