import { definePage, formatPrice, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, ButtonLink, Container, CreditedPicture, PageHeader, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Actions } from '../detail/actions';
import { AudioSamples } from '../detail/audio-samples';
import { Credits } from '../detail/credits';
import layout from '../detail/detail-page.module.css';
import { TICKET_CALL, useStickyBooking } from '../detail/use-sticky-booking';
import { EventDays } from '../event-rows/event-days';
import { StoryCards } from '../magazine/story-cards';
import { loadExhibitionDetail, type ExhibitionData } from './exhibition-detail.loader';
import styles from './exhibition-detail.module.css';
import { ExhibitionFacts } from './exhibition-facts';
import { exhibitionJsonLd } from './exhibition-json-ld';

/** Where the dates are, for links from the page and from outside. */
const DATES = 'dates';

/** Whether it has days that a calendar can show, and is not over: a permanent one is on each. */
const isPlannable = ({ state, date_from: from, date_to: to }: ExhibitionData): boolean =>
  state !== 'over' && state !== 'permanent' && (from !== null || to !== null);

/** One exhibition: until when, where, today's hours, admission and access beside its picture; then texts and dates. */
function ExhibitionDetail({ data }: PageProps<ExhibitionData>) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  useStickyBooking(data.ticketUrl, t('exhibitions.book'));
  return (
    <Container as="article">
      <div className={layout.page}>
        <header className={styles.head}>
          {data.type && <p className={styles.type}>{data.type}</p>}
          <div lang={data.lang}>
            <PageHeader subline={data.subline}>{data.title}</PageHeader>
          </div>
          <p className={styles.period}>
            {data.period.run}{' '}
            <strong className={data.period.urgent ? styles.urgent : styles.state}>{data.period.state}</strong>
          </p>
          <Ways data={data} />
        </header>
        <div className={layout.side}>
          {data.image && (
            <CreditedPicture
              image={data.image}
              sizes="(min-width: 64em) 42vw, 100vw"
              shape="card"
              priority
              className={layout.picture}
            />
          )}
          <div>
            <ExhibitionFacts data={data} />
            <Actions
              kind="exhibitions"
              record={data}
              when={data.period.run}
              calendar={isPlannable(data) ? `/${lang}/api/exhibitions/${data.id}/exhibition.ics` : ''}
            />
          </div>
        </div>
        <div className={layout.sections}>
          <div className={layout.text}>
            <RichText html={data.body} lang={data.lang} />
          </div>
          <AudioSamples samples={data.audio} page={{ url: data.urls[lang] ?? '', title: data.title }} />
          <Credits title={t('productions.persons')} persons={data.persons} />
          <Press press={data.press} />
        </div>
      </div>
      <Pictures data={data} />
      {data.days.length > 0 && (
        <section id={DATES} className={styles.part} aria-labelledby={`${DATES}-headline`}>
          <h2 id={`${DATES}-headline`}>{t('exhibitions.dates')}</h2>
          <EventDays days={data.days} />
        </section>
      )}
      {data.stories.length > 0 && (
        <section className={styles.part} aria-labelledby="articles-headline">
          <h2 id="articles-headline">{t('exhibitions.articles')}</h2>
          <StoryCards stories={data.stories} />
        </section>
      )}
    </Container>
  );
}

/** Ways on: to the tickets and to the dates; of one that is over to the exhibitions that are on. */
function Ways({ data: { state, ticketUrl, days } }: { data: ExhibitionData }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  if (state === 'over')
    return (
      <p className={styles.over}>
        {t('exhibitions.overLong')} <Anchor href={href('exhibitions', {})}>{t('exhibitions.current')}</Anchor>
      </p>
    );
  if (!ticketUrl && days.length === 0) return null;
  return (
    <p className={styles.ways}>
      {ticketUrl && (
        <ButtonLink variant="primary" href={ticketUrl} {...TICKET_CALL}>
          {t('exhibitions.book')}
        </ButtonLink>
      )}
      {days.length > 0 && <ButtonLink href={`#${DATES}`}>{t('exhibitions.dates')}</ButtonLink>}
    </p>
  );
}

function Pictures({ data: { pictures, lang } }: { data: ExhibitionData }) {
  const { t } = useTranslation('programme');
  if (pictures.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('exhibitions.pictures')}>
      <ul role="list" className={styles.pictures}>
        {pictures.map(({ image_obj: image, caption }) => (
          <li key={image.id}>
            <CreditedPicture image={image} sizes="(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw" shape="card" />
            {caption && <p lang={lang}>{caption}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Press({ press }: Pick<ExhibitionData, 'press'>) {
  const { t } = useTranslation('programme');
  if (press.length === 0) return null;
  return (
    <section className={styles.press}>
      <h2>{t('exhibitions.press')}</h2>
      <ul role="list">
        {press.map(({ title, url, lang }) => (
          <li key={url}>
            <Anchor href={url}>
              <span lang={lang}>{title}</span> (PDF)
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default definePage<ExhibitionData>({
  Component: ExhibitionDetail,
  loader: loadExhibitionDetail,
  meta: (data, { lang, t, absolute, href }) => {
    const url = data.urls[lang] ?? Object.values(data.urls)[0] ?? '';
    const price = data.price_from !== null && t('price.from', { price: formatPrice(data.price_from, lang) });
    return {
      title: data.title,
      description: [
        data.period.run || data.period.state,
        data.venue?.name,
        data.is_free ? t('price.free') : price,
        data.subline || data.summary,
      ]
        .filter(Boolean)
        .join(' · '),
      urls: data.urls,
      record: { kind: 'exhibition', id: data.id },
      type: 'event',
      ...(data.venue_detail && { theme: data.venue_detail.theme }),
      ...(data.venue && { venue: data.venue.id }),
      ...(data.shareImage && { image: data.shareImage }),
      breadcrumbs: [
        { title: t('exhibitions.headline'), url: href('exhibitions', {}) },
        { title: data.title, url },
      ],
      jsonLd: exhibitionJsonLd(data, url, absolute),
    };
  },
});
