import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { EventDays } from '../event-rows/event-days';
import { DayForm } from './day-form';
import { ExhibitionsOfDay } from './exhibitions-of-day';
import { HouseOfDay } from './house-of-day';
import { loadVisit, type VisitData } from './visit.loader';
import styles from './visit.module.css';
import { WeekTable } from './week-table';

/** A visit on a day: open venues, events, and the hours of every week below. */
function Visit({ data }: PageProps<VisitData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const ofDay = `${href('events', {})}?date=${data.date}&until=${data.date}`;
  return (
    <Container className={styles.page}>
      <PageHeader subline={t('visit.lead')}>{t('visit.headline')}</PageHeader>
      <DayForm data={data} />
      <section className={styles.part} aria-labelledby="visit-day">
        <h2 id="visit-day">
          <time dateTime={data.day}>{data.label}</time>
        </h2>
        <ul role="list" className={styles.houses}>
          {data.houses.map((house) => (
            <HouseOfDay key={house.name + data.day} house={house} day={data.day} />
          ))}
        </ul>
      </section>
      <ExhibitionsOfDay exhibitions={data.exhibitions} />
      <section className={styles.part} aria-labelledby="visit-events">
        <h2 id="visit-events">{t('visit.events')}</h2>
        {data.days.length === 0 ? (
          <p>
            {t('visit.nothing')} <Anchor href={href('events', {})}>{t('list.all')}</Anchor>
          </p>
        ) : (
          <>
            <EventDays days={data.days} />
            <p>
              <Anchor href={ofDay}>{t('visit.filter')}</Anchor>
            </p>
          </>
        )}
      </section>
      {data.houses.length > 0 && (
        <section className={styles.part} aria-labelledby="visit-weeks">
          <h2 id="visit-weeks">{t('visit.weeks')}</h2>
          <div className={styles.houses}>
            {data.houses.map((house) => (
              <WeekTable key={house.name} house={house} />
            ))}
          </div>
        </section>
      )}
    </Container>
  );
}

export default definePage<VisitData>({
  Component: Visit,
  loader: loadVisit,
  meta: ({ chosen, label, date }, { href, t }) => ({
    title: chosen ? `${t('visit.headline')} – ${label}` : t('visit.headline'),
    description: t('visit.lead'),
    urls: routeUrls(href, 'programme/visit', {}, chosen ? `?date=${date}` : ''),
    // One page for search engines, not one for each day.
    noindex: chosen,
    breadcrumbs: [{ title: t('visit.headline'), url: href('programme/visit', {}) }],
  }),
});
