import { definePage } from '@vestibule/contracts';
import { ACCOUNT_PATH, HUB_PATH } from '../frame/hub-paths';
import { AccountPage, type OwnAccount } from './account-page';

/** `/cms-hub/account`: one's own sessions and second factor. */
export default definePage<OwnAccount>({
  loader: async ({ api, signal }) => ({
    sessions: await api.call('ownSessions', { signal }),
    secondFactor: await api.call('secondFactor', { signal }),
  }),
  meta: (_, { t }) => ({
    title: t('account.title'),
    urls: { de: ACCOUNT_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('account.title'), url: ACCOUNT_PATH },
    ],
    noindex: true,
  }),
  Component: AccountPage,
});
