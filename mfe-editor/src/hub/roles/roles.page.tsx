import { definePage, type AnswerOf } from '@vestibule/contracts';
import { HUB_PATH, ROLES_PATH } from '../frame/hub-paths';
import { RolesPage } from './roles-page';

/** `/cms-hub/roles`: for those who may manage accounts. */
export default definePage<AnswerOf<'roles'>>({
  loader: async ({ api, signal }) => {
    // The roles may be read by everybody in the hub; this page is for those who may write them.
    const [roles] = await Promise.all([api.call('roles', { signal }), api.call('users', { signal })]);
    return roles;
  },
  meta: (_, { t }) => ({
    title: t('roles.title'),
    urls: { de: ROLES_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('roles.title'), url: ROLES_PATH },
    ],
    noindex: true,
  }),
  Component: RolesPage,
});
