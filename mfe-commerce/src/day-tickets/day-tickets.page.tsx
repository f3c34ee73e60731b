import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { DAY_TICKETS_ROUTE } from '../shop-routes';
import { OfferRow } from '../webshop/offer-row';
import shop from '../webshop/webshop.module.css';
import { Admission } from './admission';
import { DayChoice } from './day-choice';
import { loadDayTickets, type DayTickets } from './day-tickets.loader';
import styles from './day-tickets.module.css';

/** Everything that is sold for one day: admission to the site's places, then the events. */
function DayTicketsPage({ data, refused }: PageProps<DayTickets>) {
  const { t } = useTranslation('commerce');
  return (
    <Container className={styles.page}>
      <PageHeader size={2} subline={t('dayTickets.subline')}>
        {t('dayTickets.headline')}
      </PageHeader>
      <DayChoice data={data} />
      <section className={styles.part} aria-labelledby="day-admissions">
        <h2 id="day-admissions">{t('dayTickets.admissions', { day: data.label })}</h2>
        {data.admissions.length === 0 ? (
          <NoAdmission data={data} />
        ) : (
          <ul role="list" className={styles.admissions}>
            {data.admissions.map((admission) => (
              <Admission key={admission.name} admission={admission} refused={refused} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="day-events">
        <h2 id="day-events">{t('dayTickets.events')}</h2>
        {data.offers.length === 0 ? (
          <NoEvents />
        ) : (
          <ul role="list" className={shop.offers}>
            {data.offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </section>
    </Container>
  );
}

function NoAdmission({ data: { day, next, today } }: { data: DayTickets }) {
  const { t } = useTranslation('commerce');
  return (
    <p>
      {t(day < today ? 'dayTickets.over' : 'dayTickets.noAdmission')}
      {next && (
        <>
          {' '}
          {t('dayTickets.next')} <Anchor href={next.href}>{next.name}</Anchor>
        </>
      )}
    </p>
  );
}

function NoEvents() {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <p>
      {t('dayTickets.noEvents')} <Anchor href={href('events', {})}>{t('cart.toProgramme')}</Anchor>
    </p>
  );
}

export default definePage<DayTickets>({
  Component: DayTicketsPage,
  loader: loadDayTickets,
  meta: ({ day, isChosen, label }, { href, t }) => ({
    title: isChosen ? `${t('dayTickets.headline')} – ${label}` : t('dayTickets.headline'),
    description: t('dayTickets.subline'),
    urls: routeUrls(href, DAY_TICKETS_ROUTE, {}, isChosen ? `?day=${day}` : ''),
    breadcrumbs: [{ title: t('dayTickets.headline'), url: href(DAY_TICKETS_ROUTE, {}) }],
    // One page for search engines, not one for each day.
    noindex: isChosen,
  }),
});
