import { useHost } from '@vestibule/contracts';
import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import { accountName } from './user-menu/account-name';

/**
 * A signed-in visitor's name, linking home; otherwise the link to the login, which disappears with the shop
 * (docs/behaviour/frame.md#account).
 */
export const AccountLink = observer(function AccountLink({ className }: { className?: string | undefined }) {
  const { lang, store, href } = useHost();
  const { t } = useTranslation('shell');
  const { details } = store.user;
  const name = accountName(store.user);
  if (name) {
    return (
      <Anchor href={`/${lang}`} className={className}>
        {name}
      </Anchor>
    );
  }
  // Unknown settings are no reason to send people away.
  if (store.settings.current && !store.settings.isShopOnline) {
    return (
      <span className={className} title={t('header.offline')}>
        {t('header.login')}
        <VisuallyHidden> ({t('header.offline')})</VisuallyHidden>
      </span>
    );
  }
  return (
    <Anchor href={details.login_url || href('login', {})} className={className}>
      {t('header.login')}
    </Anchor>
  );
});
