import { formatPrice, useHost } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { useTranslation } from 'react-i18next';
import type { Verdict } from './decide';
import styles from './door.module.css';

interface DoorAnswerProps {
  /** `number` distinguishes the same answer to another code from the one before. */
  readonly answer: { readonly verdict: Verdict; readonly number: number } | undefined;
}

/** The answer to a code in colour, words and a sign; announced at once by screen readers. */
export function DoorAnswer({ answer }: DoorAnswerProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const words = useVerdictWords();
  const isIn = answer?.verdict.kind === 'in';
  return (
    <div role="alert" aria-atomic="true" className={styles.place}>
      {answer && (
        <div key={answer.number} className={styles.answer} data-in={isIn}>
          <Sign isIn={isIn} />
          <p className={styles.verdict}>{t(isIn ? 'door.in' : 'door.out')}</p>
          <p>{words(answer.verdict)}</p>
          {answer.verdict.kind === 'in' && answer.verdict.offline && <p>{t('door.offline')}</p>}
          {answer.verdict.kind === 'in' && answer.verdict.isMoved && <p>{t('boxOffice.status.moved')}</p>}
          {answer.verdict.kind === 'in' && answer.verdict.owed && (
            <p>{t('boxOffice.admittedUnpaid', { amount: formatPrice(answer.verdict.owed, lang) })}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Sign({ isIn }: { readonly isIn: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.sign}>
      <path d={isIn ? 'M4 13l5 5L20 7' : 'M5 5l14 14M19 5L5 19'} />
    </svg>
  );
}

/** Text of a verdict: the holder, or the reason for the refusal. */
function useVerdictWords(): (verdict: Verdict) => string {
  const { lang } = useHost();
  const { t } = useTranslation('commerce');
  return (verdict) => {
    switch (verdict.kind) {
      case 'in': {
        const { name, seat_group, price_name, seat } = verdict.who;
        const place = seat ? seatWords([seat], lang) : '';
        return [name.trim(), seat_group, price_name, place].filter(Boolean).join(', ');
      }
      case 'used':
        return verdict.at ? t('door.used', { time: formatInstant(verdict.at, lang) }) : t('door.usedBefore');
      case 'unlisted':
        return t('door.unlisted', { time: formatInstant(verdict.at, lang) });
      case 'unpaid':
        return t('boxOffice.unpaid', { amount: formatPrice(verdict.owed, lang) });
      case 'unknown':
      case 'otherEvent':
      case 'otherSlot':
      case 'givenBack':
      case 'eventCancelled':
      case 'notAdmitted':
        return t(`boxOffice.${verdict.kind}`);
      default:
        return t(`door.${verdict.kind}`);
    }
  };
}
