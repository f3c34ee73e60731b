import { formatPrice, useHost, type AdmissionOffer, type Language, type LoaderContext } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './visit.module.css';

/** An admission on the planned day. */
export interface AdmissionOfDay {
  readonly id: number;
  readonly title: string;
  /** Language of the title, when it is not the page's. */
  readonly lang?: Language;
  readonly prices: readonly { readonly name: string; readonly price: string }[];
  /** Starts of slots with places left; empty where tickets are good all day. */
  readonly slots: readonly string[];
  readonly isSoldOut: boolean;
}

/** The admissions that are sold on a day (YYYY-MM-DD). */
export const toAdmissionsOfDay = (
  offers: readonly AdmissionOffer[],
  day: string,
  lang: LoaderContext['lang'],
): AdmissionOfDay[] =>
  offers.flatMap(({ id, title, lang: own, prices, days }) =>
    days
      .filter(({ date }) => date === day)
      .map(({ times }) => {
        const open = times.filter(({ state }) => state !== 'sold_out');
        return {
          id,
          title,
          ...(own === lang ? {} : { lang: own }),
          prices: prices.map(({ name, price }) => ({ name, price })),
          slots: open.flatMap(({ time }) => time || []),
          isSoldOut: open.length === 0,
        };
      }),
  );

interface AdmissionsOfDayProps {
  readonly admissions: readonly AdmissionOfDay[];
  /** Where tickets for the day are sold; empty where they are not. */
  readonly tickets: string;
}

/** Admissions of the planned day with all of their prices, and the way to the tickets. */
export function AdmissionsOfDay({ admissions, tickets }: AdmissionsOfDayProps) {
  const { t } = useTranslation('programme');
  const { lang: language } = useHost();
  if (admissions.length === 0 && tickets === '') return null;
  return (
    <section className={styles.part} aria-labelledby="visit-admission">
      <h2 id="visit-admission">{t('visit.admission')}</h2>
      {admissions.length > 0 && (
        <ul role="list" className={styles.houses}>
          {admissions.map(({ id, title, lang, prices, slots, isSoldOut }) => (
            <li key={id} className={styles.house}>
              <h3 className={styles.name} lang={lang}>
                {title}
              </h3>
              <ul role="list">
                {prices.map(({ name, price }) => (
                  <li key={name}>
                    {name}: {Number(price) === 0 ? t('exhibitions.freeOf') : formatPrice(price, language)}
                  </li>
                ))}
              </ul>
              {isSoldOut && <p className={styles.now}>{t('state.sold_out')}</p>}
              {slots.length > 0 && (
                <p className={styles.now}>{t('visit.slots', { first: slots[0], last: slots.at(-1) })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {tickets && (
        <p className={styles.tickets}>
          <ButtonLink variant="primary" href={tickets}>
            {t('visit.tickets')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
