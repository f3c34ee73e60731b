import { useHost, useHydrated } from '@vestibule/contracts';
import { shopOfPath } from '@vestibule/contracts/site/shop-names';
import { Alert, Anchor, ButtonLink, Container, cx, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './shop-frame.module.css';
import { frameAddress, type FramedPlace } from './shop-place';
import { useShop } from './use-shop';

/**
 * A shop needs its scripts, forms and own storage, and requests access to it where browsers block it; it opens terms,
 * tickets and windows of payments, and leads the whole page to a payment when a visitor has pressed a button. It never
 * moves the page by itself (docs/decisions/0044-embedded-shop.md).
 */
const SANDBOX = [
  'scripts',
  'forms',
  'same-origin',
  'storage-access-by-user-activation',
  'popups',
  'popups-to-escape-sandbox',
  'downloads',
  'modals',
  'top-navigation-by-user-activation',
]
  .map((right) => `allow-${right}`)
  .join(' ');

/** Another system's shop in an iframe; a link of the site to a place in the shop loads it again there. */
export function ShopFrame({ data }: { readonly data: FramedPlace }) {
  const { key } = useLocation();
  return <Framed key={`${key} ${data.shop}${data.place}`} data={data} />;
}

function Framed({ data: { shop, place: first } }: { readonly data: FramedPlace }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { frame, state, height, place, isWithoutCookies } = useShop(
    shop,
    shopOfPath(pathname)?.start ?? pathname,
    first,
  );
  const alone = frameAddress(shop, place, lang);
  return (
    <div className={styles.page}>
      <Container className={styles.head}>
        <PageHeader size={3}>{t('shop.headline')}</PageHeader>
        <Anchor href={alone}>{t('shopFrame.open')}</Anchor>
        {isWithoutCookies && (
          <Alert kind="error" className={styles.notice}>
            <p>{t('shopFrame.noCookies')}</p>
            <ButtonLink small href={alone}>
              {t('shopFrame.buyThere')}
            </ButtonLink>
          </Alert>
        )}
        {state === 'silent' && (
          <Alert kind="status" className={styles.notice}>
            <p>{t('shopFrame.silent')}</p>
          </Alert>
        )}
      </Container>
      <div className={styles.shop}>
        {hydrated && state === 'waiting' && (
          <p role="status" className={styles.waiting}>
            {t('shopFrame.loading')}
          </p>
        )}
        <iframe
          ref={frame}
          className={cx(styles.frame, height === undefined && styles.unmeasured)}
          title={t('shopFrame.title')}
          src={frameAddress(shop, first, lang)}
          sandbox={SANDBOX}
          allow={`payment ${new URL(shop).origin}`}
          referrerPolicy="strict-origin"
          height={height}
        />
      </div>
    </div>
  );
}
