import { useStore } from '@vestibule/contracts';
import { Alert, Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../app/use-translation';
import { useLogout } from './use-logout';
import { useOwnHref, type OwnPage } from './use-own-href';

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
