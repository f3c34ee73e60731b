import { formatPrice, fromCents, toCents, useHost } from '@vestibule/contracts';
import { CART_CONTROLS } from '@vestibule/contracts/posted-cart';
import { Anchor, Button, ButtonLink, type ButtonLook } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CHECKOUT_ROUTE } from '../shop-routes';
import styles from './cart.module.css';
import { ChangeLine } from './change-line';
import type { DateLines } from './lines-by-date';
import { cartDates, type CartLineView, type CartView } from './read-cart';
import { RemainingTime } from './remaining-time';
import { Voucher, type RefusedVoucher } from './voucher';

/** Lines, total and remaining time, or what to do when there is nothing. */
export function CartContents({
  cart,
  level,
  since,
  refused,
  onOver,
}: {
  cart: CartView;
  level: 2 | 3;
  since: number;
  refused: RefusedVoucher | undefined;
  onOver: () => void;
}) {
  const { t } = useTranslation('commerce');
  const { href, lang } = useHost();
  const [programme, checkout] = [href('events', {}), cart.checkoutUrl || href(CHECKOUT_ROUTE, {})];
  if (cart.lines.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('cart.empty')}</p>
        <ButtonLink variant="primary" href={programme}>
          {t('cart.toProgramme')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      {cart.heldFor !== null && (
        <RemainingTime
          heldFor={cart.heldFor}
          since={since}
          extend={cart.extensionsLeft > 0 && <Extend variant="primary" />}
          onOver={onOver}
        />
      )}
      {cart.extensionsLeft > 0 && <Extend small />}
      <ul role="list" aria-label={t('cart.lines')}>
        {cartDates(cart.lines).map((lines) => (
          <DateOfEvent key={lines[0].id} lines={lines} level={level} />
        ))}
      </ul>
      {!cart.checkoutUrl && <Voucher voucher={cart.voucher} refused={refused} />}
      <p className={styles.total}>
        <span>{t('cart.total')}</span>
        <strong>{formatPrice(cart.total, lang)}</strong>
      </p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" href={checkout}>
          {t('cart.toCheckout')}
        </ButtonLink>
        <Anchor href={programme}>{t('cart.toProgramme')}</Anchor>
      </p>
    </>
  );
}

/** Another 15 minutes. The browser sends it itself. */
function Extend(look: ButtonLook) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <form method="post" action={href('cart', {})}>
      <Button type="submit" {...look} name={CART_CONTROLS.extend} value="1">
        {t('remaining.extend')}
      </Button>
    </form>
  );
}

/** Title and time, then the tickets of each kind. */
function DateOfEvent({ lines, level }: { lines: DateLines<CartLineView>; level: 2 | 3 }) {
  const [{ title, url, when }] = lines;
  const Title = `h${level}` as const;
  return (
    <li className={styles.date}>
      <Title className={styles.title}>{url ? <Anchor href={url}>{title}</Anchor> : title}</Title>
      <p>{when}</p>
      <ul role="list">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </li>
  );
}

function Line({ line }: { line: CartLineView }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.what}>{line.what}</p>
        <ChangeLine line={line} />
      </div>
      <p className={styles.amount}>
        {t('cart.amount', { count: line.quantity, price: formatPrice(line.price, lang) })}
        <strong>{formatPrice(fromCents(toCents(line.price) * line.quantity), lang)}</strong>
      </p>
    </li>
  );
}
