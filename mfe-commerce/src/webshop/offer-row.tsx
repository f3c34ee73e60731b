import { formatPrice, useHost } from '@vestibule/contracts';
import { Anchor, ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './offer-row.module.css';
import type { BookableEvent } from './bookable-event';

/** One bookable event: time, title, place, lowest price, and the link to its tickets. */
export function OfferRow({ offer }: { offer: BookableEvent }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const price = formatPrice(offer.price, lang);
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <time dateTime={offer.start}>{offer.when}</time>
      </p>
      <div lang={offer.lang}>
        <h3 className={styles.title}>
          <Anchor href={offer.url}>{offer.title}</Anchor>
        </h3>
        {offer.where && <p className={styles.where}>{offer.where}</p>}
      </div>
      <div className={styles.price}>
        {offer.free ? <p>{t('shop.free')}</p> : offer.price && <p>{offer.from ? t('shop.from', { price }) : price}</p>}
        {offer.few && <p className={styles.few}>{t('shop.few')}</p>}
      </div>
      <ButtonLink small href={offer.url} aria-label={t('shop.ticketsFor', { title: offer.title })}>
        {t('shop.tickets')}
      </ButtonLink>
    </li>
  );
}
