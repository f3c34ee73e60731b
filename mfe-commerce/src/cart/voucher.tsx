import { formatPrice, useHost } from '@vestibule/contracts';
import { MAX_VOUCHER_CODE } from '@vestibule/contracts/order-fields';
import { CART_CONTROLS } from '@vestibule/contracts/posted-cart';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import type { CartView } from './read-cart';

/** A refused code, and the reason. */
export interface RefusedVoucher {
  readonly code: string;
  readonly problem: string;
}

/** Problems with words of their own (backend/src/features/shop/vouchers/vouchers.ts). */
const WORDED = ['unknown', 'over', 'used', 'others'];

interface VoucherProps {
  readonly voucher: CartView['voucher'];
  readonly refused: RefusedVoucher | undefined;
}

/** The cart's voucher and the button that removes it, or the field for one. The browser sends both itself. */
export function Voucher({ voucher, refused }: VoucherProps) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const problem = refused && (WORDED.includes(refused.problem) ? refused.problem : 'unknown');
  return (
    <form method="post" action={href('cart', {})} className={styles.voucher}>
      {voucher ? (
        <>
          <VoucherLine voucher={voucher} />
          <Button type="submit" small name={CART_CONTROLS.voucher} value="">
            {t('voucher.remove')}
          </Button>
        </>
      ) : (
        <>
          <TextField
            id="voucher"
            label={t('voucher.code')}
            name={CART_CONTROLS.voucher}
            maxLength={MAX_VOUCHER_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            defaultValue={refused?.code}
            error={problem && t(`voucher.problem.${problem}`)}
          />
          <Button type="submit">{t('voucher.redeem')}</Button>
        </>
      )}
    </form>
  );
}

/** Discount of a voucher. */
export function VoucherLine({ voucher: { code, discount } }: { readonly voucher: { code: string; discount: string } }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  return (
    <p className={styles.amount}>
      <span>{t('voucher.line', { code })}</span>
      <strong>{formatPrice(`−${discount}`, lang)}</strong>
    </p>
  );
}
