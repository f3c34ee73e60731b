import { ORDER_FIELDS, type OrderField } from '@vestibule/contracts/order-fields';
import { TextField } from '@vestibule/ui';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';
import { controlId } from './order-form-values';
import { useOrderField } from './posted-problems';

/** Fields of the buyer. Fields for an invoice are beside the choice of it (payment-fields.tsx). */
export function ContactFields() {
  const { t } = useTranslation('commerce');
  return (
    <FieldGroup legend={t('checkout.contact')}>
      <p className={styles.note}>{t('checkout.required')}</p>
      {ORDER_FIELDS.filter(({ name }) => !OF_ADDRESS.includes(name)).map((field) => (
        <ContactField key={field.name} field={field} />
      ))}
    </FieldGroup>
  );
}

const OF_ADDRESS: readonly string[] = ['company', 'street', 'postcode', 'city'];

/** The address, of those who pay by invoice. */
export function AddressFields() {
  const { t } = useTranslation('commerce');
  return (
    <FieldGroup legend={t('checkout.address')}>
      {ORDER_FIELDS.filter(({ name }) => OF_ADDRESS.includes(name)).map((field) => (
        <ContactField key={field.name} field={field} />
      ))}
    </FieldGroup>
  );
}

function ContactField({ field: { name, type, required, autoComplete } }: { field: OrderField }) {
  const { t } = useTranslation('commerce');
  const { value, change, blur, error } = useOrderField<string>(name);
  const payment: unknown = useField('payment', { subscription: { value: true } }).input.value;
  const needed = required === 'always' || (required === 'invoice' && payment === 'invoice');
  return (
    <TextField
      id={controlId(name)}
      label={
        <>
          {t(`checkout.field.${name}`)}
          {needed && <span aria-hidden="true"> *</span>}
        </>
      }
      type={type}
      name={name}
      autoComplete={autoComplete}
      // Without script another kind of payment may still be chosen: then the server says what is missing.
      required={required === 'always' || undefined}
      aria-required={needed || undefined}
      value={value}
      error={error}
      onBlur={blur}
      onChange={(event) => change(event.target.value)}
    />
  );
}
