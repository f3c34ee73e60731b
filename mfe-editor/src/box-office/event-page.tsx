import { useHost } from '@vestibule/contracts';
import { dayOf, formatDate, formatTime } from '@vestibule/contracts/dates';
import { Button, Container, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { doorPath } from '../door/door-path';
import { HubHeader } from '../hub/hub-header';
import hub from '../hub/hub.module.css';
import { BOX_OFFICE_PATH } from '../hub/hub-paths';
import list from '../hub/list.module.css';
import { PageLinks } from '../hub/page-links';
import { eventPath } from './box-office-paths';
import styles from './box-office.module.css';
import { CheckInForm } from './check-in-form';
import type { EventView } from './event-view';
import { FIGURES } from './figures';
import { OrderEntry } from './order-entry';
import { SalesChart } from './sales-chart';
import { SellForm } from './sell-form';
import { TellBuyers } from './tell-buyers';
import { useDesk } from './use-desk';
import { WaitingList } from './waiting-list';

/** A date at the desk: who is let in, and its orders. What is searched for is the page's address. */
export function EventPage({ data }: { data: EventView }) {
  const { date, orders } = data.found;
  // Another address is another list, which begins with what the server has.
  return <EventDesk key={`${date.id} ${data.asked.q} ${data.asked.page} ${orders.count}`} data={data} />;
}

function EventDesk({ data: { asked, found } }: { readonly data: EventView }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const desk = useDesk(asked, found);
  const { date, orders } = desk.found;
  const path = eventPath(date.id);
  const day = dayOf(date.date_start);
  const pageAt = (page: number) => `${path}?${new URLSearchParams({ q: asked.q, page: String(page) }).toString()}`;
  return (
    <Container className={hub['page']}>
      <HubHeader title={date.title} withHub>
        <p>
          <Link to={`${BOX_OFFICE_PATH}?day=${day}`}>{t('boxOffice.back', { day: formatDate(day, lang) })}</Link>
        </p>
        <p className={styles['facts']}>
          <span>{formatDate(date.date_start, lang)}</span>
          {date.date_start.includes('T') && <span>{formatTime(date.date_start, lang)}</span>}
          {/* Loaded as a page of its own, which alone may have the camera. */}
          <a href={doorPath(date.id)}>{t('door.open')}</a>
          {date.status !== 'scheduled' && <strong>{t(`boxOffice.status.${date.status}`)}</strong>}
        </p>
      </HubHeader>
      <dl className={styles['figures']}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`boxOffice.figure.${name}`)}</dt>
            <dd>{date[name]}</dd>
          </div>
        ))}
      </dl>
      <TellBuyers eventId={date.id} version={`${date.status} ${date.date_start} ${date.title}`} />
      <CheckInForm eventId={date.id} ways={desk.found.ways} onChecked={desk.refresh} />
      {desk.found.can_sell && (
        <SellForm eventId={date.id} ways={desk.found.ways} groups={desk.found.seat_groups} onSold={desk.refresh} />
      )}
      <section className={list['section']} aria-label={t('boxOffice.orders')}>
        <h2>{t('boxOffice.orders')}</h2>
        <form role="search" method="get" action={path} className={list['form']}>
          <TextField label={t('boxOffice.search')} name="q" type="search" defaultValue={asked.q} />
          <Button type="submit">{t('records.find')}</Button>
        </form>
        <p className={hub['editing']} role="status">
          {t('boxOffice.count', { count: orders.count })}
        </p>
        <ol role="list" className={list['list']}>
          {orders.results.map((order) => (
            <OrderEntry key={order.number} order={order} desk={desk} />
          ))}
        </ol>
        <PageLinks
          label={t('boxOffice.pages')}
          previous={orders.previous === null ? undefined : pageAt(asked.page - 1)}
          next={orders.next === null ? undefined : pageAt(asked.page + 1)}
        />
      </section>
      <SalesChart sales={desk.found.sales} />
      <WaitingList waiting={desk.found.waiting} />
    </Container>
  );
}
