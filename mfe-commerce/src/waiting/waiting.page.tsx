import { definePage, routeUrls, type PageProps } from '@vestibule/contracts';
import { WAITING_REFUSALS } from '@vestibule/contracts/waiting';
import { Alert, Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import shopPage from '../shop-page.module.css';
import { WAITING_ROUTE } from '../shop-routes';
import { WaitingEvent } from './waiting-event';
import { WaitingForm } from './waiting-form';
import { loadWaiting, type WaitingView } from './waiting.loader';

/** The waiting list of a sold-out event: the result of the form on the event's page is shown here. */
function Waiting({ data, refused }: PageProps<WaitingView>) {
  const { t } = useTranslation('commerce');
  const [search] = useSearchParams();
  const joined = search.get('joined') === '1' && !refused;
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2}>{t('waiting.headline')}</PageHeader>
      <WaitingEvent title={data.title} lang={data.lang} when={data.when} />
      {joined && <Alert kind="status">{t('waiting.joined')}</Alert>}
      {refused && <Problem problem={refused.problems['']} reason={refused.reason} />}
      {!joined && (data.waitable ? <p>{t('waiting.means')}</p> : <p>{t('waiting.notWaitable')}</p>)}
      {!joined && data.waitable && <WaitingForm event={data.id} refused={refused} />}
      <p>
        <Anchor href={data.url}>{t('tickets.toEvent')}</Anchor>
      </p>
    </Container>
  );
}

function Problem({ problem, reason }: { readonly problem: string | undefined; readonly reason: string }) {
  const { t } = useTranslation('commerce');
  const known = WAITING_REFUSALS.find((one) => one === problem);
  const words = known ?? (reason === 'limited' ? reason : reason === 'values' ? 'values' : 'unavailable');
  return <Alert kind="error">{t(`waiting.failure.${words}`)}</Alert>;
}

export default definePage<WaitingView>({
  Component: Waiting,
  loader: loadWaiting,
  meta: ({ id, title }, { t, href }) => ({
    title: t('waiting.for', { title }),
    urls: routeUrls(href, WAITING_ROUTE, { id }),
    breadcrumbs: [{ title: t('waiting.for', { title }), url: href(WAITING_ROUTE, { id }) }],
    noindex: true,
  }),
});
