import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import styles from './wordmark.module.css';

/** The house's name, leading home. */
export const Wordmark = observer(function Wordmark() {
  const { lang, store } = useHost();
  const { t } = useTranslation('shell');
  return (
    <Anchor
      href={`/${lang}`}
      className={styles.wordmark}
      aria-label={t('header.home', { product: store.settings.product })}
    >
      <span className={styles.door} aria-hidden="true" />
      {store.settings.product}
    </Anchor>
  );
});
