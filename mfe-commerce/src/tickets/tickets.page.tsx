import {
  definePage,
  formatPrice,
  MAX_TICKETS_PER_LINE,
  routeUrls,
  useHost,
  type PageProps,
} from '@vestibule/contracts';
import { amountControl, EVENT_CONTROL } from '@vestibule/contracts/posted-cart';
import { Alert, Anchor, Button, Container, PageHeader, TextField } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isOpen, slotAt, type Group } from '../booking/booking-event';
import { TICKETS_ROUTE } from '../webshop/shop-routes';
import { loadTickets, type TicketsData } from './tickets.loader';
import shopPage from '../shop-page.module.css';
import styles from './tickets.module.css';

/** Problems with words of their own (backend/src/shop/cart/post-cart.ts). */
const WORDED = ['empty', 'sold_out', 'conflict', 'shop_offline', 'not_found'];

/** Tickets of one event for whoever has no script: the widget's choice as a form. */
function Tickets({ data, refused }: PageProps<TicketsData>) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { pathname } = useLocation();
  const { event, time, times } = data;
  const posted = new URLSearchParams(refused?.posted);
  const problem = refused?.problems[''] ?? '';
  const amountOf = (control: string) => posted.get(control) ?? '0';
  return (
    <Container narrow className={shopPage['page']}>
      <PageHeader size={2} subline={data.when}>
        <span lang={data.lang === lang ? undefined : data.lang}>{data.title}</span>
      </PageHeader>
      {refused && (
        <Alert kind="error">{t(`tickets.failure.${WORDED.includes(problem) ? problem : 'unavailable'}`)}</Alert>
      )}
      {times.length > 0 && (
        <ChoiceLinks
          label={t('booking.timeslots')}
          choices={times
            .filter((one) => one.open)
            .map((one) => ({
              href: `${pathname}?time=${encodeURIComponent(one.time)}`,
              name: t('booking.time', { time: one.time }),
              current: one.time === time,
            }))}
        />
      )}
      <form method="post" action={pathname} className={styles['form']}>
        <input type="hidden" name={EVENT_CONTROL} value={event.jet} />
        {event.groups.map((group) => (
          <GroupFields key={group.id} group={group} time={time} amountOf={amountOf} />
        ))}
        <div>
          <Button type="submit" variant="primary">
            {t('booking.add')}
          </Button>
        </div>
      </form>
      <p>
        <Anchor href={data.url}>{t('tickets.toEvent')}</Anchor>
      </p>
    </Container>
  );
}

interface GroupFieldsProps {
  readonly group: Group;
  readonly time: string;
  /** What was typed before the page came back. */
  readonly amountOf: (control: string) => string;
}

function GroupFields({ group, time, amountOf }: GroupFieldsProps) {
  const { t } = useTranslation('commerce');
  const block = slotAt(group, time)?.block;
  return (
    <FieldGroup legend={group.name || t('booking.groups')}>
      {!isOpen(group, time) ? (
        <p>{t('booking.soldOut')}</p>
      ) : (
        group.offers.map((offer) => {
          const control = amountControl(group.id, block, offer.saleType);
          return (
            <TextField
              key={offer.id}
              label={`${offer.name || offer.text}, ${formatPrice(offer.price)}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_TICKETS_PER_LINE}
              name={control}
              defaultValue={amountOf(control)}
            />
          );
        })
      )}
    </FieldGroup>
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
