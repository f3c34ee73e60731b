import {
  formatPrice,
  recordHref,
  useHost,
  type Dates,
  type ExhibitionListItem,
  type Language,
  type LoaderContext,
  type OpeningHours,
} from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { hoursOfDay, type HoursOfDay } from '../exhibitions/hours-of-day';
import styles from './visit.module.css';

/** An exhibition that is on, on the planned day; hours are undefined where they are not known. */
export interface ExhibitionOfDay extends Pick<ExhibitionListItem, 'id' | 'title' | 'is_free' | 'price_from'> {
  readonly url: string;
  /** Language of the title, when it is not the page's. */
  readonly lang?: Language;
  readonly place: string;
  readonly hours: HoursOfDay | undefined;
}

/** The exhibitions of a day (YYYY-MM-DD) with its hours at each. */
export const toExhibitions = (
  exhibitions: readonly ExhibitionListItem[],
  houses: OpeningHours,
  { day, lang, href, dates }: { day: string; dates: Dates } & Pick<LoaderContext, 'lang' | 'href'>,
): ExhibitionOfDay[] =>
  exhibitions.map((exhibition) => ({
    id: exhibition.id,
    title: exhibition.title,
    is_free: exhibition.is_free,
    price_from: exhibition.price_from,
    url: recordHref(href, 'exhibition', exhibition),
    ...(exhibition.lang === lang ? {} : { lang: exhibition.lang }),
    place: exhibition.venue?.name ?? '',
    hours: hoursOfDay(exhibition, houses, { day, lang, dates }),
  }));

/** Exhibitions that are on, on the planned day, with hours and price; nothing where there are none. */
export function ExhibitionsOfDay({ exhibitions }: { exhibitions: readonly ExhibitionOfDay[] }) {
  const { t } = useTranslation('programme');
  const { lang: language } = useHost();
  if (exhibitions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="visit-exhibitions">
      <h2 id="visit-exhibitions">{t('exhibitions.headline')}</h2>
      <ul role="list" className={styles.houses}>
        {exhibitions.map(({ id, url, title, lang, place, hours, is_free: isFree, price_from: price }) => (
          <li key={id} className={styles.house}>
            <h3 className={styles.name} lang={lang}>
              <Anchor href={url}>{title}</Anchor>
            </h3>
            {place && <p>{place}</p>}
            {hours && <p className={styles.hours}>{hours.hours || hours.note || t('hours.closed')}</p>}
            {isFree && <p>{t('price.free')}</p>}
            {price !== null && <p>{t('price.from', { price: formatPrice(price, language) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
