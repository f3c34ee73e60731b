import { isSiteError } from '@vestibule/contracts';

/** Whether a call was refused for want of a session: it has ended, by logging out or by itself. */
export const isLoggedOut = (error: unknown): boolean => isSiteError(error) && error.status === 401;
