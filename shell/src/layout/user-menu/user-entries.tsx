import { useStore, useHost, type RouteName } from '@vestibule/contracts';
import { Alert, Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../app/use-translation';
import { useState } from 'react';
import { openPage, reloadPage } from './reload-page';
import { hasRoute } from '@vestibule/contracts/site/site';
import type { AppHost } from '../../app/app-host';

interface UserEntriesProps {
  readonly className?: string | undefined;
}

/** Actions of a signed-in visitor, as items of a list; nothing for anonymous visitors. */
export const UserEntries = observer(function UserEntries(props: UserEntriesProps) {
  const { user } = useStore();
  if (!user.details.is_logged_in) return null;
  return (
    <>
      <PageEntry {...props} route="user-profile" />
      {user.details.is_customer && <PageEntry {...props} route="user-orders" />}
      {user.details.logout_url && <LogoutEntry {...props} />}
    </>
  );
});

function PageEntry({ className, route }: UserEntriesProps & { readonly route: OwnPage }) {
  const { t } = useTranslation('shell');
  const href = useOwnHref(route);
  if (href === undefined) return null;
  return (
    <li>
      <Anchor href={href} className={className}>
        {t(`user.${route}`)}
      </Anchor>
    </li>
  );
}

/** A button: a link would end the session by a GET, which any page can make a browser send. */
function LogoutEntry({ className }: UserEntriesProps) {
  const { t } = useTranslation('shell');
  const { logout, failed } = useLogout();
  return (
    <li>
      <button type="button" className={className} onClick={logout}>
        {t('user.logout')}
      </button>
      {failed && <Alert kind="error">{t('user.failed')}</Alert>}
    </li>
  );
}

/**
 * Ends the session and loads the page as visitors see it; asks first about unsaved changes. `failed` when it did not
 * work.
 */
function useLogout(): { readonly logout: () => void; readonly failed: boolean } {
  const { api, lang, store } = useHost();
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      await api.call('logout');
      // Pages of a customer are not there for everybody.
      if (store.user.details.is_customer) openPage(`/${lang}`);
      else reloadPage();
    } catch {
      setFailed(true);
    }
  };
  return { logout: () => store.page.leave(() => void send()), failed };
}

type OwnPage = Extract<RouteName, 'user-profile' | 'user-orders'>;

/**
 * Path of a page of the visitor's own; undefined while it belongs to no remote: an entry without a link is hidden
 * (docs/behaviour/frame.md#account).
 */
function useOwnHref(route: OwnPage): string | undefined {
  const host = useHost() as AppHost;
  return hasRoute(host.composition, route) ? host.href(route, {}) : undefined;
}
