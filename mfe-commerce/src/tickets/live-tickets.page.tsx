import { definePage, routeUrls, useHost, type PageProps, type RefusedPost } from '@vestibule/contracts';
import { Alert, Anchor, Button, ButtonLink, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import shopPage from '../shop-page.module.css';
import { LIVE_TICKETS_ROUTE } from '../shop-routes';
import { loadLiveTickets, type LiveTicketsData, type TicketsAway } from './live-tickets.loader';
import { TicketsForm } from './tickets-form';

/** Tickets of one event that another system sells, for browsers without script. */
function LiveTickets({ data, refused }: PageProps<LiveTicketsData>) {
  return 'away' in data ? (
    <Away event={data.away} refused={refused} />
  ) : (
    <TicketsForm data={data.tickets} refused={refused} />
  );
}

interface AwayProps {
  readonly event: TicketsAway;
  readonly refused: RefusedPost | undefined;
}

/** The posted values are retained, and sent again. */
function Away({ event: { event, title, lang, url }, refused }: AwayProps) {
  const { t } = useTranslation('commerce');
  const { href, lang: own } = useHost();
  const address = href(LIVE_TICKETS_ROUTE, { id: event.id });
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2}>
        <span lang={lang === own ? undefined : lang}>{title}</span>
      </PageHeader>
      <Alert kind="error">{t('booking.away')}</Alert>
      {refused ? (
        <form method="post" action={address}>
          {[...new URLSearchParams(refused.posted)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary">
            {t('summary.retry')}
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink variant="primary" href={address}>
            {t('summary.retry')}
          </ButtonLink>
        </p>
      )}
      <p>
        <Anchor href={url}>{t('tickets.toEvent')}</Anchor>
      </p>
    </Container>
  );
}

export default definePage<LiveTicketsData>({
  Component: LiveTickets,
  loader: loadLiveTickets,
  meta: (data, { t, href }) => {
    const { event, title } = 'away' in data ? data.away : data.tickets;
    const name = t('shop.ticketsFor', { title });
    return {
      title: name,
      urls: routeUrls(href, LIVE_TICKETS_ROUTE, { id: event.id }),
      breadcrumbs: [{ title: name, url: href(LIVE_TICKETS_ROUTE, { id: event.id }) }],
      noindex: true,
    };
  },
});
