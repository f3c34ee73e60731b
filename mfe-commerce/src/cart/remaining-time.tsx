import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import { remainingText } from './remaining';

const TICK_MS = 1000;

/**
 * How long the tickets are still held, in words. Counted from when the cart was read: the visitor's clock may be wrong.
 */
export function RemainingTime({ heldFor, since, onOver }: { heldFor: number; since: number; onOver: () => void }) {
  const { t } = useTranslation('commerce');
  const [left, setLeft] = useState(heldFor);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // What was over when it was read stays over: asking again would not end.
    if (heldFor <= 0) return undefined;
    const tick = () => {
      const rest = heldFor - (performance.now() - since);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [heldFor, since]);
  const { key, count } = remainingText(left);
  return (
    <div className={styles['remaining']}>
      <p role="timer">{t(`remaining.${key}`, { count })}</p>
      {/* There before its text, which is how it is announced. */}
      <p aria-live="assertive">{key === 'lastMinute' && t('remaining.warning')}</p>
    </div>
  );
}
