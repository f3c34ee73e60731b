import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import styles from './wordmark.module.css';

/** The site's name, leading home, or to the address in the settings. */
export const Wordmark = observer(function Wordmark() {
  const { lang, store } = useHost();
  const { t } = useTranslation('shell');
  return (
    <Anchor
      href={addressOf(store.settings.current?.design.header.logoLink ?? '') ?? `/${lang}`}
      className={styles.wordmark}
      aria-label={t('header.home', { product: store.settings.product })}
    >
      <span className={styles.door} aria-hidden="true" />
      {store.settings.product}
    </Anchor>
  );
});

/** Where the setting leads; undefined for home, and where it names the picture of shared pages instead. */
const addressOf = (setting: string) =>
  setting === '' || setting === '/' || /\.\w+$/.test(setting) ? undefined : setting;
