import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingForm } from './waiting-form';
import styles from './waiting.module.css';

/** In the place of the booking widget, of an event that is sold out. */
export function WaitingPanel({ event }: { readonly event: number }) {
  const { t } = useTranslation('commerce');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('waiting.soldOut')}
      </h2>
      <p>{t('waiting.means')}</p>
      <WaitingForm event={event} />
    </section>
  );
}
