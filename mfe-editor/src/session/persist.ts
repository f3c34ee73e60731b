import { isSiteError, type ApiClient } from '@vestibule/contracts';

/** Makes a write; a csrf token that ended with its session is renewed and the write made once more. */
export async function withToken<T>(api: ApiClient, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isSiteError(error) || error.code !== 'csrf') throw error;
    await api.call('csrf');
    return write();
  }
}

/** Makes a write; while it is answered 401 it asks for a login and makes the same write again, so that nothing is lost. */
export async function withLogin<T>(write: () => Promise<T>, askLogin: () => Promise<boolean>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isSiteError(error) || error.status !== 401 || !(await askLogin())) throw error;
    }
  }
}
