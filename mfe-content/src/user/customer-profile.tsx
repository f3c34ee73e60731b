import { useHost, type RefusedPost } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import { Button, ButtonLink } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DELETE_ROUTE } from '../account/account-routes';
import { CustomerForm } from '../account/customer-form';
import type { AccountData } from './load-account';
import styles from './user-page.module.css';

const DONE = ['saved', 'welcome'] as const;

interface CustomerProfileProps {
  readonly customer: NonNullable<AccountData['customer']>;
  readonly refused: RefusedPost | undefined;
}

/** A customer's names and address, which a checkout begins with, and the ways to all else of the account. */
export function CustomerProfile({ customer, refused }: CustomerProfileProps) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const done = DONE.find((flag) => search.get(flag) === '1');
  return (
    <>
      <p className={styles.ways}>
        <ButtonLink href={href('user-orders', {})} variant="primary">
          {t('profile.orders')}
        </ButtonLink>
        <ButtonLink href={href('user-settings', {})}>{t('profile.settings')}</ButtonLink>
      </p>
      <Facts>
        <Fact name={t('profile.email')}>{customer.email}</Fact>
      </Facts>
      <h2>{t('profile.details')}</h2>
      <p>{t('profile.use')}</p>
      <CustomerForm
        form="profile"
        submit={t('profile.save')}
        refused={refused}
        done={done && t(`profile.${done}`)}
        known={customer}
      />
      <div className={styles.ways}>
        <form method="post" action={pathname}>
          <Button type="submit" name={CUSTOMER_CONTROLS.logout} value="1">
            {t('profile.logout')}
          </Button>
        </form>
        <ButtonLink href={href(DELETE_ROUTE, {})}>{t('profile.delete')}</ButtonLink>
      </div>
    </>
  );
}
