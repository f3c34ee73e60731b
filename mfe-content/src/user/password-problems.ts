import { passwordChange } from '@vestibule/contracts/schemas/users';
import { ValidationError } from 'yup';

export interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}
/** What is wrong with a field: a key of the texts. */
export type PasswordProblems = { readonly [K in keyof Passwords]?: string };

/** Checks by the same rules as the server. */
export function passwordProblems(values: Passwords): PasswordProblems {
  const found: Record<string, string> =
    values.new_password !== '' && values.new_password === values.old_password
      ? { new_password: 'settings.error.same' }
      : {};
  try {
    passwordChange.validateSync(values, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, type } of error.inner)
      if (path && found[path] !== 'login.error.required')
        found[path] = type === 'min' ? 'settings.error.short' : 'login.error.required';
  }
  return found;
}
