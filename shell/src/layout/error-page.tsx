import { useHost } from '@vestibule/contracts';
import { ButtonLink, Container } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../app/use-translation';
import styles from './error-page.module.css';

/** Statuses with a sentence of their own; any other says that something went wrong. */
const KNOWN = [401, 403, 404, 500, 503];

/** A page that could not be shown: the number, one sentence, and ways on: the login where that helps, home and the first entries of the menu. */
export const ErrorPage = observer(function ErrorPage({ status, message }: { status: number; message?: string }) {
  const { lang, store, href } = useHost();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const kind = status === 403 && store.user.isEditor ? 'denied' : KNOWN.includes(status) ? String(status) : 'other';
  const login = status === 401 && `${href('login', {})}?next=${encodeURIComponent(pathname + search)}`;
  const ways = store.navigation.current.menu.filter(({ url }) => url !== '').slice(0, 2);
  return (
    <Container className={styles.error}>
      <p className={styles.number} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{message ?? t(`error.${kind}.title`)}</h1>
      <p className={styles.text}>{t(`error.${kind}.text`)}</p>
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
