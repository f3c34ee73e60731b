import type { Fields } from '@vestibule/contracts/fields/field';
import { useFormState } from 'react-final-form';
import type { FieldValues } from '../session/editable';
import { useUnloadGuard } from '../session/use-unload-guard';
import { changesOf } from './record-values';
import type { RecordView } from './record-view';

/** While something in the form has not been saved the browser asks before the document goes. */
export function UnsavedGuard({ fields, view }: { readonly fields: Fields; readonly view: RecordView }) {
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  useUnloadGuard(Object.keys(changesOf(fields, view.copied ?? view.values, values)).length > 0);
  return null;
}
