import { useHost, type ErrorCode } from '@vestibule/contracts';
import { ButtonLink, Container, RichText, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../app/route-data';
import { useTranslation } from '../app/use-translation';
import styles from './error-page.module.css';
import { lateComponent } from './late-component';
import { LateSearchBox } from './search-box/late-search-box';

const LateInvalidQuery = lateComponent(() =>
  import(/* webpackChunkName: "invalid-query" */ './invalid-query').then(({ InvalidQuery }) => InvalidQuery),
);

/** Statuses with a sentence of their own; any other says that something went wrong. */
const KNOWN = [400, 401, 403, 404, 500, 503];

/** Codes with a sentence of their own (docs/behaviour/interface.md#error-pages). */
const OWN: Partial<Record<ErrorCode, string>> = { unknown_middleware: 'middleware', shop_offline: 'shop' };
const NOT_FOUND: Failure = { status: 404, code: 'not_found' };

interface ErrorPageProps {
  readonly failure?: Failure | undefined;
  /** The editors' own page in its place: a whole page, with a heading of its own. */
  readonly children?: ReactNode;
}

/**
 * A page that could not be shown: the number, one sentence, and ways on: the login where that helps, home and the first
 * entries of the menu.
 */
export const ErrorPage = observer(function ErrorPage({ failure = NOT_FOUND, children }: ErrorPageProps) {
  const { status, code, detail, page } = failure;
  const { lang, store, href } = useHost();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const kind =
    OWN[code] ?? (status === 403 && store.user.isEditor ? 'denied' : KNOWN.includes(status) ? String(status) : 'other');
  const login = status === 401 && `${href('login', {})}?next=${encodeURIComponent(pathname + search)}`;
  const ways = store.navigation.current.menu.filter(({ url }) => url !== '').slice(0, 2);
  const invalid = (names?: string) => code === 'validation' && <LateInvalidQuery names={names} />;
  useErrorLog(status);
  if (children !== undefined)
    return (
      <>
        {invalid(detail)}
        {children}
      </>
    );
  if (page) {
    return (
      <Container className={styles.error}>
        <h1>
          <VisuallyHidden>{t(`error.${kind}.title`, { name: detail })}</VisuallyHidden>
        </h1>
        <RichText html={page.html} lang={page.lang} className={styles.own} />
      </Container>
    );
  }
  return (
    <Container className={styles.error}>
      <p className={styles.number} aria-hidden="true">
        {status}
      </p>
      {status === 404 && <p>{t('error.404.status')}</p>}
      {invalid()}
      <h1 className={styles.title}>{t(`error.${kind}.title`, { name: detail })}</h1>
      <p className={styles.text}>{t(`error.${kind}.text`)}</p>
      {status !== 401 && (
        <div className={styles.search}>
          <LateSearchBox variant="page" />
        </div>
      )}
      <div className={styles.ways}>
        {login && (
          <ButtonLink variant="primary" href={login}>
            {t('error.login')}
          </ButtonLink>
        )}
        <ButtonLink variant={login ? 'secondary' : 'primary'} href={`/${lang}`}>
          {t('error.home')}
        </ButtonLink>
        {ways.map(({ menu_name: name, url }) => (
          <ButtonLink key={url} href={url}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
});

/**
 * Sends the address of a page that was not found to the error log (docs/behaviour/interface.md#not-found): once per 404
 * that a browser shows.
 */
function useErrorLog(status: number): void {
  const { api } = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A failure is ignored: the visitor has an error page already; the log is limited and may be unavailable.
    if (status === 404) api.call('errorLog', { body: { url: pathname + search } }).catch(() => undefined);
  }, [api, status, pathname, search]);
}
