import {
  definePage,
  routeUrls,
  useHost,
  type PageProps,
  type AnswerOf,
  type LoaderContext,
} from '@vestibule/contracts';
import { postedSeats, seatControl, seatValue } from '@vestibule/contracts/posted-cart';
import { isSameSeat, seatKey } from '@vestibule/contracts/seats/seat';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { useTranslation } from 'react-i18next';
import { TicketsForm } from '../tickets/tickets-form';
import { SEATS_ROUTE, TICKETS_ROUTE } from '../shop-routes';
import { HallPlan } from './hall-plan';
import { hallSeats } from './hall-seats';
import { loadTickets, type TicketsData } from '../tickets/tickets.loader';

/** Tickets of one event with the choice of their seats, for browsers without script. */
function Seats({ data, refused }: PageProps<SeatsData>) {
  const { t } = useTranslation('commerce');
  const { lang, href } = useHost();
  const seats = hallSeats(data.seats, data.event, lang);
  const form = new URLSearchParams(refused?.posted);
  const posted = data.event.groups.flatMap(({ id }) => postedSeats(form, id));
  // Seats that were free when the plan was shown; the others stay chosen.
  const lost = posted.filter((seat) => seats.some((one) => one.isTaken && isSameSeat(one, seat)));
  return (
    <TicketsForm
      data={data}
      refused={refused}
      {...(lost.length > 0 && { failure: t('seats.lost', { seats: seatWords(lost, lang) }) })}
      other={{ href: href(TICKETS_ROUTE, { id: data.event.id }), text: t('seats.toTickets') }}
    >
      <p>{t('seats.hint')}</p>
      <HallPlan
        seats={seats}
        chosen={new Set(posted.map(seatKey))}
        control={(seat) => ({ name: seatControl(seat.group), value: seatValue(seat) })}
      />
    </TicketsForm>
  );
}

export default definePage<SeatsData>({
  Component: Seats,
  loader: loadSeats,
  meta: ({ event, title }, { t, href }) => ({
    title: t('shop.ticketsFor', { title }),
    urls: routeUrls(href, SEATS_ROUTE, { id: event.id }),
    breadcrumbs: [
      { title: t('shop.ticketsFor', { title }), url: href(TICKETS_ROUTE, { id: event.id }) },
      { title: t('seats.headline'), url: href(SEATS_ROUTE, { id: event.id }) },
    ],
    noindex: true,
  }),
});

interface SeatsData extends TicketsData {
  readonly seats: AnswerOf<'eventSeats'>;
}

/** An event's tickets with the plan of its seats as it is now. Throws `not_found` for an event without such seats. */
async function loadSeats(context: LoaderContext): Promise<SeatsData> {
  const tickets = await loadTickets(context);
  const seats = await context.api.call('eventSeats', { params: { id: tickets.event.id }, signal: context.signal });
  return { ...tickets, seats };
}
