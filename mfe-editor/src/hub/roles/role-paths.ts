import { ROLES_PATH } from '../frame/hub-paths';

export const rolePath = (key: string): string => `${ROLES_PATH}/${key}`;
/** Form of a new role, with the rights of another one. */
export const newRolePath = (from = ''): string =>
  rolePath('new') + (from === '' ? '' : `?${new URLSearchParams({ from }).toString()}`);
