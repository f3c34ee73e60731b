import { isLoggedOut } from './is-logged-out';

/**
 * Makes a write; while it is answered 401 it asks for a login and makes the same write again, so that nothing is lost
 * (docs/behaviour/editing.md#login-while-editing).
 */
export async function withLogin<T>(write: () => Promise<T>, askLogin: () => Promise<boolean>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isLoggedOut(error) || !(await askLogin())) throw error;
    }
  }
}
