import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { AccountLink } from '../account-link';
import { LateCustomerCheck, LateSignedInMenu } from '../late-menus';

/**
 * The name of the signed-in visitor with a menu; for anonymous visitors the link to the login
 * (docs/behaviour/frame.md#account).
 */
export const UserMenu = observer(function UserMenu({ className }: { className?: string | undefined }) {
  const { user } = useStore();
  return (
    <>
      <LateCustomerCheck />
      {user.details.is_logged_in ? <LateSignedInMenu className={className} /> : <AccountLink className={className} />}
    </>
  );
});
