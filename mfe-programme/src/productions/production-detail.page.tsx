import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { ButtonLink, Container, CreditedPicture, PageHeader, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { AudioSamples } from '../detail/audio-samples';
import { Credits } from '../detail/credits';
import layout from '../detail/detail-page.module.css';
import { InOrder } from '../detail/in-order';
import { TICKET_CALL, useStickyBooking } from '../detail/use-sticky-booking';
import { DatesAndTickets } from './dates-and-tickets';
import { loadProductionDetail, type ProductionData } from './production-detail.loader';
import styles from './production-detail.module.css';
import { Run } from './run';

/** Where the dates are; links from outside use the name (docs/behaviour/programme.md#productions). */
const DATES = 'datesAndTickets';

/** One production: type and duration, the text, its creators, and its dates with tickets. */
function ProductionDetail({ data: production }: PageProps<ProductionData>) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  useStickyBooking(production.days.length > 0 ? `#${DATES}` : '', t('productions.dates'));
  return (
    <Container as="article">
      <div className={layout.page}>
        <header className={styles.head}>
          {production.type && <p className={styles.type}>{production.type}</p>}
          <div lang={production.lang}>
            <PageHeader>{production.title}</PageHeader>
          </div>
          <Run {...production} className={styles.run} />
          {production.season && <p className={styles.season}>{t('productions.season', { name: production.season })}</p>}
          {production.days.length > 0 && (
            <ButtonLink variant="primary" href={`#${DATES}`} className={styles.toDates} {...TICKET_CALL}>
              {t('productions.dates')}
            </ButtonLink>
          )}
        </header>
        {production.image && (
          <div className={layout.side}>
            <CreditedPicture
              image={production.image}
              sizes="(min-width: 64em) 42vw, 100vw"
              shape="card"
              priority
              className={layout.picture}
            />
          </div>
        )}
        <div className={layout.sections}>
          <InOrder
            order={production.sections}
            sections={{
              text: (
                <div className={layout.text}>
                  <RichText html={production.body} lang={production.lang} />
                </div>
              ),
              audio: (
                <AudioSamples
                  samples={production.audio}
                  page={{ url: production.urls[lang] ?? '', title: production.title }}
                />
              ),
              persons: <Credits title={t('productions.persons')} persons={production.persons} />,
            }}
          />
        </div>
      </div>
      <DatesAndTickets {...production} id={DATES} />
    </Container>
  );
}

export default definePage<ProductionData>({
  Component: ProductionDetail,
  loader: loadProductionDetail,
  meta: (data, { lang, t, absolute, href }) => {
    const url = data.urls[lang] ?? Object.values(data.urls)[0] ?? '';
    return {
      title: data.title,
      description: [data.run, data.summary].filter(Boolean).join(' · '),
      urls: data.urls,
      record: { kind: 'production', id: data.id },
      type: 'event',
      ...(data.shareImage && { image: data.shareImage }),
      breadcrumbs: [
        { title: t('productions.headline'), url: href('productions', {}) },
        { title: data.title, url },
      ],
      jsonLd: [productionJsonLd(data, url, absolute)],
    };
  },
});

/** The production for search engines (schema.org/EventSeries: several dates under one name), without `@context`. */
function productionJsonLd(data: ProductionData, url: string, absolute: (path: string) => string): object {
  // Named alone: each has its full data on its own page, and a part of it would be an event without a place.
  const events = data.days.flatMap(({ rows }) => rows.map((row) => ({ '@id': absolute(row.url) })));
  return {
    '@type': 'EventSeries',
    '@id': absolute(url),
    url: absolute(url),
    name: data.title,
    ...(data.summary && { description: data.summary }),
    ...(data.from && { startDate: data.from }),
    ...(data.to && { endDate: data.to }),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    ...(data.persons.length > 0 && { contributor: data.persons.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(events.length > 0 && { subEvent: events }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
  };
}
