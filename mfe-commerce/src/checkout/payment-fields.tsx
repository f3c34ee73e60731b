import { useHost } from '@vestibule/contracts';
import { PAYMENTS } from '@vestibule/contracts/order-fields';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';
import { AddressFields } from './contact-fields';
import { controlId } from './order-form-values';
import { useOrderField } from './posted-problems';

/** How it is paid, the address of an invoice, and the terms. */
export function PaymentFields() {
  const { t } = useTranslation('commerce');
  const { value, change, error } = useOrderField<string>('payment');
  return (
    <>
      <fieldset className={styles['group']} aria-describedby={error ? 'order-payment-error' : undefined}>
        <legend>{t('checkout.payment')}</legend>
        {PAYMENTS.map((payment, index) => (
          <label key={payment} className={styles['choice']}>
            <input
              id={index === 0 ? controlId('payment') : undefined}
              type="radio"
              name="payment"
              value={payment}
              checked={value === payment}
              onChange={() => change(payment)}
            />
            <span>
              {t(`checkout.pay.${payment}`)}
              <small className={styles['hint']}>{t(`checkout.payHint.${payment}`)}</small>
            </span>
          </label>
        ))}
        {error && (
          <p id="order-payment-error" className={styles['error']}>
            {error}
          </p>
        )}
      </fieldset>
      <div className={styles['address']}>
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
    <div className={styles['terms']}>
      <label className={styles['choice']}>
        <input
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
        />
        {t('checkout.acceptTerms')}
      </label>
      {error && (
        <p id="order-terms-error" className={styles['error']}>
          {error}
        </p>
      )}
      <p className={styles['note']}>
        {t('checkout.readTerms')} <Anchor href={href('legals-agb', {})}>{t('checkout.terms')}</Anchor>,{' '}
        <Anchor href={href('legals-privacy', {})}>{t('checkout.privacy')}</Anchor>
      </p>
    </div>
  );
}
