import { useHost } from '@vestibule/contracts';
import type { Payment } from '@vestibule/contracts/order-fields';
import { Anchor } from '@vestibule/ui';
import { FieldError } from '@vestibule/ui/field-error';
import { Choice } from '@vestibule/ui/form-fields/choice';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { useTranslation } from 'react-i18next';
import type { CartView } from '../cart/read-cart';
import styles from './checkout.module.css';
import { AddressFields } from './contact-fields';
import { controlId } from './order-form-values';
import { useOrderField } from './posted-problems';

interface PaymentFieldsProps {
  /** The ways that the site allows for this order. */
  readonly payments: readonly Payment[];
  readonly terms: CartView['terms'];
  /** The order costs nothing: it is not paid. */
  readonly isFree: boolean;
}

/** How it is paid, the address of an invoice, and the terms. */
export function PaymentFields({ payments, terms, isFree }: PaymentFieldsProps) {
  const { t } = useTranslation('commerce');
  const { value, change, error } = useOrderField<string>('payment');
  if (isFree)
    return (
      <>
        <input type="hidden" name="payment" value={payments[0] ?? ''} />
        <Terms />
      </>
    );
  return (
    <>
      <FieldGroup legend={t('checkout.payment')} aria-describedby={error ? 'order-payment-error' : undefined}>
        {payments.map((payment, index) => (
          <Choice
            key={payment}
            id={index === 0 ? controlId('payment') : undefined}
            type="radio"
            name="payment"
            value={payment}
            checked={value === payment}
            aria-invalid={error ? true : undefined}
            onChange={() => change(payment)}
          >
            {t(`checkout.pay.${payment}`)}
            <small className={styles.hint}>
              {t(`checkout.payHint.${payment}`, {
                minutes: terms?.desk_minutes,
                days: payment === 'invoice' ? terms?.invoice_days : terms?.desk_days,
              })}
            </small>
          </Choice>
        ))}
        {payments.length === 0 && <p>{t('checkout.noPayment')}</p>}
        {error && <FieldError id="order-payment-error">{error}</FieldError>}
      </FieldGroup>
      <div className={styles.address}>
        <AddressFields />
      </div>
      <Terms />
    </>
  );
}

function Terms() {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const { value, change, blur, error } = useOrderField<boolean>('terms');
  return (
    <div className={styles.terms}>
      <Choice
        id={controlId('terms')}
        type="checkbox"
        name="terms"
        value="true"
        required
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'order-terms-error' : undefined}
        onBlur={blur}
        onChange={(event) => change(event.target.checked)}
      >
        {t('checkout.acceptTerms')}
      </Choice>
      {error && <FieldError id="order-terms-error">{error}</FieldError>}
      <p className={styles.note}>
        {t('checkout.readTerms')} <Anchor href={href('legals-agb', {})}>{t('checkout.terms')}</Anchor>,{' '}
        <Anchor href={href('legals-privacy', {})}>{t('checkout.privacy')}</Anchor>
      </p>
    </div>
  );
}
