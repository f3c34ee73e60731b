import { definePage, inEachLanguage, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { useTranslation } from 'react-i18next';
import { EventDays } from '../event-rows/event-days';
import { AdmissionsOfDay } from './admissions-of-day';
import { DayForm } from './day-form';
import { ExhibitionsOfDay } from './exhibitions-of-day';
import { HouseOfDay } from './house-of-day';
import { loadVisit, type VisitData } from './visit.loader';
import styles from './visit.module.css';
import { visitSearch } from './visit-query';
import { WeekTable } from './week-table';
import type { WishChoice } from './wish-choices';

/** A visit on a day: open venues, events, and the hours of every week below. */
function Visit({ data }: PageProps<VisitData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const hasWishes = Object.keys(data.wishes).length > 0;
  const ofDay = `${href('events', {})}?date=${data.date}&until=${data.date}`;
  return (
    <Container className={styles.page}>
      <PageHeader subline={t('visit.lead')}>{t('visit.headline')}</PageHeader>
      <DayForm data={data} />
      <WishLinks questions={data.questions} />
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
      <AdmissionsOfDay admissions={data.admissions} tickets={data.tickets} />
      <ExhibitionsOfDay exhibitions={data.exhibitions} />
      <section className={styles.part} aria-labelledby="visit-events">
        <h2 id="visit-events">{t('visit.events')}</h2>
        {data.days.length === 0 ? (
          <p>
            {t(hasWishes ? 'visit.nothingFits' : 'visit.nothing')}{' '}
            {data.next ? (
              <>
                {t('empty.next')} <Anchor href={data.next.href}>{data.next.name}</Anchor>
              </>
            ) : (
              <Anchor href={href('events', {})}>{t('list.all')}</Anchor>
            )}
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

/** Questions about the visitors, answered by links: each answer shows at once, and the address can be shared. */
function WishLinks({ questions }: { questions: readonly WishChoice[] }) {
  const { t } = useTranslation('programme');
  return (
    <section className={styles.wishes} aria-labelledby="visit-wishes">
      <h2 id="visit-wishes">{t('visit.wishes')}</h2>
      {questions.map(({ key, choices }) => (
        <div key={key} className={styles.wish}>
          <p aria-hidden="true">{t(`visit.wish.${key}`)}</p>
          <ChoiceLinks label={t(`visit.wish.${key}`)} choices={choices} manyLines inPlace />
        </div>
      ))}
    </section>
  );
}

export default definePage<VisitData>({
  Component: Visit,
  loader: loadVisit,
  meta: ({ chosen, label, date, wishes }, { href, t }) => ({
    title: chosen ? `${t('visit.headline')} – ${label}` : t('visit.headline'),
    description: t('visit.lead'),
    urls: inEachLanguage((lang) => href('programme/visit', {}, lang) + visitSearch(chosen ? date : '', wishes)),
    // One page for search engines, not one for each day.
    noindex: chosen || Object.keys(wishes).length > 0,
    breadcrumbs: [{ title: t('visit.headline'), url: href('programme/visit', {}) }],
  }),
});
