import type { Fields } from '@vestibule/contracts/fields/field';
import { useFormState } from 'react-final-form';
import type { FieldValues } from '../../shared/editable';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { changesOf } from './record-values';
import type { SavedValues } from './saved-values';

/** While something in the form has not been saved the browser asks before the form goes. */
export function UnsavedGuard({ fields, saved }: { readonly fields: Fields; readonly saved: SavedValues }) {
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  useLeaveGuard(Object.keys(changesOf(fields, saved.copied ?? saved.values, values)).length > 0);
  return null;
}
