import type { AnswerOf } from '@vestibule/contracts';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { durable } from '../shared/durable-store';

/** Input in a form of the hub that was not saved. */
export type Unsaved = AnswerOf<'unsavedForms'>[number];

const isUnsaved = (value: unknown): value is Unsaved =>
  isPlainObject(value) &&
  isPlainObject(value['values']) &&
  isPlainObject(value['before']) &&
  typeof value['updated_at'] === 'string';

/**
 * A user's unsaved input that this browser stores because the server does not have it yet: several people may use one
 * browser. Nothing here rejects.
 */
export function unsavedStore(user: number) {
  const keyOf = (form: string) => `form:${user}:${form}`;
  return {
    read: async (form: string): Promise<Unsaved | undefined> => {
      const found = await durable.read(keyOf(form));
      return isUnsaved(found) ? found : undefined;
    },
    /** Returns whether it is stored. */
    write: (unsaved: Unsaved) => durable.write(keyOf(unsaved.form), unsaved),
    remove: (form: string) => durable.remove(keyOf(form)),
  };
}
