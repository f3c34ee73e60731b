import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { SEATS_ROUTE, TICKETS_ROUTE } from '../shop-routes';
import { TicketsForm } from './tickets-form';
import { loadTickets, type TicketsData } from './tickets.loader';

function Tickets({ data, refused }: PageProps<TicketsData>) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const { groups, id } = data.event;
  const seats = { href: href(SEATS_ROUTE, { id }), text: t('seats.choose') };
  return (
    <TicketsForm data={data} refused={refused} other={groups.some(({ hasSeats }) => hasSeats) ? seats : undefined} />
  );
}

export default definePage<TicketsData>({
  Component: Tickets,
  loader: loadTickets,
  meta: ({ event, title }, { t, href }) => ({
    title: t('shop.ticketsFor', { title }),
    urls: routeUrls(href, TICKETS_ROUTE, { id: event.id }),
    breadcrumbs: [{ title: t('shop.ticketsFor', { title }), url: href(TICKETS_ROUTE, { id: event.id }) }],
    noindex: true,
  }),
});
