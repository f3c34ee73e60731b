import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { WAITING_CONTROLS } from '@vestibule/contracts/waiting';
import { Alert, Anchor, Button, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import shopPage from '../shop-page.module.css';
import { OfferForm } from './offer-form';
import { loadPlace, type PlaceView } from './place.loader';
import { WaitingEvent } from './waiting-event';

/** A place on a waiting list, for holders of a mail's link: the tickets held for it, and the form that removes it. */
function PlacePage({ data: place, refused }: PageProps<PlaceView | null>) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2}>{t('waiting.headline')}</PageHeader>
      {refused && (
        <Alert kind="error">
          {t(
            refused.problems['quantity'] ? 'waiting.failure.number' : `waiting.failure.${refusalOf(refused.problems)}`,
            {
              count: place?.quantity ?? 0,
            },
          )}
        </Alert>
      )}
      {place === null ? (
        <>
          <Alert kind="status">{t('waiting.left')}</Alert>
          <p>
            <Anchor href={href('events', {})}>{t('cart.toProgramme')}</Anchor>
          </p>
        </>
      ) : (
        <Place place={place} />
      )}
    </Container>
  );
}

const WORDED = ['conflict', 'no_reservation', 'shop_offline', 'sold_out', 'companion'] as const;
const refusalOf = (problems: Readonly<Record<string, string>>) =>
  WORDED.find((one) => one === problems['']) ?? 'unavailable';

function Place({ place }: { readonly place: PlaceView }) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const { pathname } = useLocation();
  const { state, offer, quantity, until, url, title, lang, when } = place;
  return (
    <>
      <WaitingEvent title={title} lang={lang} when={when} />
      <p>{t(`waiting.state.${state}`, { count: quantity, time: until })}</p>
      {offer && <OfferForm offer={offer} quantity={quantity} />}
      {state === 'taken' && (
        <p>
          <Anchor href={href('cart', {})}>{t('cart.show')}</Anchor>
        </p>
      )}
      <p>
        <Anchor href={url}>{t('tickets.toEvent')}</Anchor>
      </p>
      <form method="post" action={pathname}>
        <input type="hidden" name={WAITING_CONTROLS.leave} value="1" />
        <Button type="submit">{t(offer ? 'waiting.pass' : 'waiting.leave')}</Button>
      </form>
    </>
  );
}

export default definePage<PlaceView | null>({
  Component: PlacePage,
  loader: loadPlace,
  meta: (_, { t, href }) => ({
    title: t('waiting.headline'),
    // Its address is a secret: nothing that others read names it.
    urls: routeUrls(href, 'cart', {}),
    breadcrumbs: [{ title: t('waiting.headline'), url: href('cart', {}) }],
    noindex: true,
  }),
});
