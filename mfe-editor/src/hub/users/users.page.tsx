import { definePage } from '@vestibule/contracts';
import { HUB_PATH, USERS_PATH } from '../frame/hub-paths';
import { UsersPage, type UsersView } from './users-page';

/** `/cms-hub/users`: for those who may manage accounts; the backend answers 401 or 403 to everyone else. */
export default definePage<UsersView>({
  loader: async ({ api, signal }) => {
    const [accounts, roles] = await Promise.all([api.call('users', { signal }), api.call('roles', { signal })]);
    return { accounts, roles };
  },
  meta: (_, { t }) => ({
    title: t('users.title'),
    urls: { de: USERS_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('users.title'), url: USERS_PATH },
    ],
    noindex: true,
  }),
  Component: UsersPage,
});
