import { definePage, plainText, Slot, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, ButtonLink, Container, CreditedPicture, PageHeader, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Actions } from '../../detail/actions';
import { AudioSamples } from '../../detail/audio-samples';
import { Credits } from '../../detail/credits';
import layout from '../../detail/detail-page.module.css';
import { InOrder } from '../../detail/in-order';
import { TICKET_CALL, useStickyBooking } from '../../detail/use-sticky-booking';
import { EventFacts, EventWhenWhere } from './event-facts';
import { eventJsonLd } from './event-json-ld';
import { loadEventDetail, TICKETS, type EventDetailData } from './event-detail.loader';
import styles from './event-detail.module.css';
import { RelatedEvents } from '../../related/related-events';

/** Whether nobody can come any more. */
const isClosed = (state: EventDetailData['state']): boolean => state === 'over' || state === 'cancelled';

/** One event: subject, time and place first, the tickets beside it, then the text. */
function EventDetail({ data: event }: PageProps<EventDetailData>) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  useStickyBooking(event.booking, t('event.tickets'));
  return (
    <Container as="article">
      <div className={layout.page}>
        <header>
          <div lang={event.lang}>
            <PageHeader preline={event.preline} subline={event.subline}>
              {event.title}
            </PageHeader>
          </div>
          <EventState event={event} />
          <div className={styles.when}>
            <EventWhenWhere event={event} />
          </div>
        </header>
        <div className={layout.side}>
          {event.image && (
            <CreditedPicture
              image={event.image}
              sizes="(min-width: 64em) 42vw, 100vw"
              shape="card"
              priority
              className={layout.picture}
            />
          )}
          <Tickets event={event} />
          <div>
            <EventFacts event={event} />
            <Actions
              kind="events"
              record={event}
              when={event.date}
              calendar={isClosed(event.state) ? '' : `/${lang}/api/events/${event.id}/event.ics`}
            />
          </div>
        </div>
        <div className={layout.sections}>
          <InOrder
            order={event.sections}
            sections={{
              text: (
                <div className={layout.text}>
                  <RichText html={event.text} lang={event.lang} />
                </div>
              ),
              audio: <AudioSamples samples={event.audio} page={{ url: event.urls[lang] ?? '', title: event.title }} />,
              persons: <Credits title={t('event.persons')} persons={event.persons} />,
              dates: <OtherDates event={event} />,
            }}
          />
        </div>
      </div>
      <RelatedEvents title={t('event.related')} events={event.related} />
    </Container>
  );
}

function Tickets({ event }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const isOurs = event.bookable || event.waitable;
  const link = !isOurs && event.ticketUrl && event.state !== 'sold_out';
  if (event.admissionUrl)
    return (
      <section id={TICKETS} className={styles.tickets} aria-label={t('event.tickets')} {...TICKET_CALL}>
        <ButtonLink variant="primary" href={event.admissionUrl}>
          {t('event.admission')}
        </ButtonLink>
      </section>
    );
  if (!isOurs && !link) return null;
  return (
    <section id={TICKETS} className={styles.tickets} aria-label={t('event.tickets')} {...TICKET_CALL}>
      {isOurs ? (
        // A new event is a new booking: nothing of the former one may stay.
        <Slot key={event.id} name="event-booking" id="booking" params={{ event: event.id }} />
      ) : (
        <ButtonLink variant="primary" href={event.ticketUrl}>
          {t('event.tickets')}
        </ButtonLink>
      )}
    </section>
  );
}

/** Its further dates, and other events of its exhibition or production. */
function OtherDates({ event: { dates, others, whole } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  return (
    <>
      <DateList title={t('event.otherDates')} dates={dates} />
      <DateList title={t('event.otherEvents', { title: whole?.title })} dates={others} />
    </>
  );
}

function DateList({ title, dates }: { title: string; dates: EventDetailData['dates'] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      <ul role="list">
        {dates.map(({ url, day, label, title: name, lang }) => (
          <li key={url}>
            <Anchor href={url}>
              <time dateTime={day}>{label}</time>
              {name && (
                <>
                  {': '}
                  <span lang={lang}>{name}</span>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default definePage<EventDetailData>({
  Component: EventDetail,
  loader: loadEventDetail,
  slots: ({ bookable, waitable, id }) =>
    bookable || waitable ? [{ slot: 'event-booking', id: 'booking', params: { event: id } }] : [],
  meta: (data, { lang, t, absolute, href }) => {
    const url = data.urls[lang] ?? Object.values(data.urls)[0] ?? '';
    return {
      title: data.title,
      description: [
        isClosed(data.state) && t(`state.${data.state}`),
        `${data.date}${data.time && `, ${data.time}`}`,
        data.subline || plainText(data.text, 120),
      ]
        .filter(Boolean)
        .join(' · '),
      urls: data.urls,
      record: { kind: 'event', id: data.id },
      type: 'event',
      ...(data.shareImage && { image: data.shareImage }),
      ...(data.theme && { theme: data.theme }),
      ...(data.venue && { venue: data.venue.id }),
      breadcrumbs: [
        { title: t('list.headline'), url: href('events', {}) },
        { title: data.title, url },
      ],
      jsonLd: eventJsonLd(data, url, absolute),
    };
  },
});

/** States that keep people from coming as planned. */
function EventState({ event: { state, movedFrom } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  if (!state) return null;
  const text =
    state === 'moved' && movedFrom.date ? t('stateLong.movedFrom', { date: movedFrom.date }) : t(`stateLong.${state}`);
  return <p className={styles.state}>{text}</p>;
}
