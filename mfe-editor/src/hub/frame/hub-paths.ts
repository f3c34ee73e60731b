import { DEFAULT_LANGUAGE, routePattern } from '@vestibule/contracts';
import remote from '../../../remote';

const pathOf = (id: string) => {
  const route = remote.routes.find((one) => one.id === id);
  return route ? routePattern(route, DEFAULT_LANGUAGE) : '/';
};

/** Addresses of the hub's pages, the same in every language. */
export const HUB_PATH = pathOf('editor/hub');
export const RELEASES_PATH = pathOf('editor/releases');
export const REVIEWS_PATH = pathOf('editor/reviews');
export const ROLES_PATH = pathOf('editor/roles');
export const USERS_PATH = pathOf('editor/users');
export const MEDIA_PATH = pathOf('editor/media');
export const SETTINGS_PATH = pathOf('editor/settings');
export const NAVIGATION_PATH = pathOf('editor/navigation');
export const AUDIT_PATH = pathOf('editor/audit');
export const BIN_PATH = pathOf('editor/bin');
export const SEARCH_PATH = pathOf('editor/search');
export const ACCOUNT_PATH = pathOf('editor/account');
