import { definePage, type AnswerOf } from '@vestibule/contracts';
import { HUB_PATH, USERS_PATH } from '../frame/hub-paths';
import { UsersPage } from './users-page';

/** `/cms-hub/users`: for administrators; the backend answers 401 or 403 to everyone else. */
export default definePage<AnswerOf<'users'>>({
  loader: ({ api, signal }) => api.call('users', { signal }),
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
