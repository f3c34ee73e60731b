import { isSiteError } from '@vestibule/contracts';
import type { Middleware } from './middleware';

const REFUSED = { status: 401, code: 'unauthorised' } as const;

/**
 * For logged-in editors only. Data that a browser asks for comes without the frame, so the backend is asked who it is.
 */
export const loggedIn: Middleware = async ({ store, api }, signal) => {
  if (store.user.isEditor) return undefined;
  try {
    await api.call('user', { signal });
    return undefined;
  } catch (error) {
    if (isSiteError(error) && error.status === 401) return REFUSED;
    throw error;
  }
};
