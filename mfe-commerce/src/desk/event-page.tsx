import { Slot, useHost } from '@vestibule/contracts';
import { dayOf, formatDate, formatTime } from '@vestibule/contracts/dates';
import { Button, Container, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskHeader } from './desk-header';
import { deskPaths } from './desk-paths';
import hub from '@vestibule/ui/hub/hub.module.css';
import list from '@vestibule/ui/hub/list.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import styles from './box-office.module.css';
import { CheckInForm } from './check-in-form';
import type { EventView } from './event-view';
import { FIGURES } from './figures';
import { OrderEntry } from './order-entry';
import { SalesChart } from './sales-chart';
import { SellForm } from './sell-form';
import { useDesk } from './use-desk';
import { WaitingList } from './waiting-list';

/** A date at the desk: check-in, and its orders. The search is in the page's address. */
export function EventPage({ data }: { data: EventView }) {
  const { date, orders } = data.found;
  // Another address is another list, which begins with the server's data.
  return <EventDesk key={`${date.id} ${data.asked.q} ${data.asked.page} ${orders.count}`} data={data} />;
}

function EventDesk({ data: { asked, found } }: { readonly data: EventView }) {
  const { t } = useTranslation('commerce');
  const { lang, href } = useHost();
  const paths = deskPaths(href);
  const desk = useDesk(asked, found);
  const { date, orders } = desk.found;
  const path = paths.event(date.id);
  const day = dayOf(date.date_start);
  const pageAt = (page: number) => `${path}?${new URLSearchParams({ q: asked.q, page: String(page) }).toString()}`;
  return (
    <Container className={hub.page}>
      <DeskHeader title={date.title} withHub>
        <p>
          <Link to={`${paths.boxOffice}?day=${day}`}>{t('boxOffice.back', { day: formatDate(day, lang) })}</Link>
        </p>
        <p className={styles.facts}>
          <span>{formatDate(date.date_start, lang)}</span>
          {date.date_start.includes('T') && <span>{formatTime(date.date_start, lang)}</span>}
          {/* Loaded as a page of its own, which alone may have the camera. */}
          <a href={paths.door(date.id)}>{t('door.open')}</a>
          {date.status !== 'scheduled' && <strong>{t(`boxOffice.status.${date.status}`)}</strong>}
        </p>
      </DeskHeader>
      <dl className={styles.figures}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`boxOffice.figure.${name}`)}</dt>
            <dd>{date[name]}</dd>
          </div>
        ))}
      </dl>
      <Slot
        name="event-buyers"
        id="buyers"
        params={{ event: date.id, version: `${date.status} ${date.date_start} ${date.title}` }}
      />
      <CheckInForm eventId={date.id} ways={desk.found.ways} onChecked={desk.refresh} />
      {desk.found.can_sell && (
        <SellForm eventId={date.id} ways={desk.found.ways} groups={desk.found.seat_groups} onSold={desk.refresh} />
      )}
      <section className={list.section} aria-label={t('boxOffice.orders')}>
        <h2>{t('boxOffice.orders')}</h2>
        <form role="search" method="get" action={path} className={list.form}>
          <TextField label={t('boxOffice.search')} name="q" type="search" defaultValue={asked.q} />
          <Button type="submit">{t('boxOffice.find')}</Button>
        </form>
        <p className={hub.editing} role="status">
          {t('boxOffice.count', { count: orders.count })}
        </p>
        <ol role="list" className={list.list}>
          {orders.results.map((order) => (
            <OrderEntry key={order.number} order={order} desk={desk} />
          ))}
        </ol>
        <PageLinks
          label={t('boxOffice.pages')}
          texts={{ previous: t('boxOffice.previous'), next: t('boxOffice.next') }}
          previous={orders.previous === null ? undefined : pageAt(asked.page - 1)}
          next={orders.next === null ? undefined : pageAt(asked.page + 1)}
        />
      </section>
      <SalesChart sales={desk.found.sales} />
      <WaitingList waiting={desk.found.waiting} />
    </Container>
  );
}
