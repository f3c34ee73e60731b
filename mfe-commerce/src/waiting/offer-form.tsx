import { formatPrice, useHost } from '@vestibule/contracts';
import { offerControl } from '@vestibule/contracts/waiting';
import { Button, TextField } from '@vestibule/ui';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PlaceView } from './place.loader';
import styles from './waiting.module.css';

interface OfferFormProps {
  readonly offer: NonNullable<PlaceView['offer']>;
  /** Tickets that are held. */
  readonly quantity: number;
}

/** Prices at which the held tickets are bought: all at the first by default. */
export function OfferForm({ offer, quantity }: OfferFormProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { pathname } = useLocation();
  return (
    <form method="post" action={pathname} className={styles.form}>
      <FieldGroup legend={offer.seat_group || t('booking.groups')}>
        {offer.prices.map(({ sale_type_id: saleType, name, price }, index) => (
          <TextField
            key={saleType}
            label={[name, formatPrice(price, lang)].filter(Boolean).join(', ')}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            name={offerControl(saleType)}
            defaultValue={index === 0 ? quantity : 0}
          />
        ))}
      </FieldGroup>
      <div>
        <Button type="submit" variant="primary">
          {t('booking.add')}
        </Button>
      </div>
    </form>
  );
}
