import type { RefusedPost } from '@vestibule/contracts';
import { EVENT_CONTROL } from '@vestibule/contracts/posted-cart';
import { RichText } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AdmissionForm } from './admission-form';
import styles from './day-tickets.module.css';
import type { DayAdmission } from './day-tickets.loader';

/** Admission to one place, or to several with one ticket, on the chosen day. */
export function Admission({ admission, refused }: { admission: DayAdmission; refused?: RefusedPost | undefined }) {
  const { t } = useTranslation('commerce');
  const id = useId();
  const { lang, name, parts, text, times, title, where } = admission;
  const isOwn = new URLSearchParams(refused?.posted).get(EVENT_CONTROL) === name;
  return (
    <li className={styles.admission}>
      <div className={styles.about}>
        <h3 id={id} lang={lang}>
          {title}
        </h3>
        {where && <p className={styles.where}>{where}</p>}
        {parts.length > 0 && <p>{t('dayTickets.parts', { parts: parts.join(', ') })}</p>}
        {text && (
          <div lang={lang}>
            <RichText html={text} />
          </div>
        )}
      </div>
      {times.some(({ state }) => state !== 'sold_out') ? (
        <AdmissionForm admission={admission} labelledBy={id} refused={isOwn ? refused : undefined} />
      ) : (
        <p className={styles.soldOut}>{t('booking.soldOut')}</p>
      )}
    </li>
  );
}
