import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import { ExpiryWarning } from './expiry-warning';
import { remainingText } from './remaining';

const TICK_MS = 1000;

interface RemainingTimeProps {
  /** Both in ms, of the page's own clock. */
  readonly heldFor: number;
  readonly since: number;
  /** What makes it longer, for the warning before the end; undefined where nothing does any more. */
  readonly extend?: ReactNode;
  readonly onOver: () => void;
}

/**
 * How long the tickets are still held, in words. Counted from when the cart was read: the visitor's clock may be wrong.
 */
export function RemainingTime({ heldFor, since, extend, onOver }: RemainingTimeProps) {
  const { t } = useTranslation('commerce');
  const [now, setNow] = useState(since);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // What was over when it was read stays over: asking again would not end.
    if (heldFor <= 0) return undefined;
    const tick = () => {
      const at = performance.now();
      setNow(at);
      if (heldFor - (at - since) > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [heldFor, since]);
  // A cart that was just read is newer than the last tick.
  const { key, count } = remainingText(heldFor - Math.max(0, now - since));
  return (
    <div className={styles['remaining']}>
      <p role="timer">{t(`remaining.${key}`, { count })}</p>
      {/* There before its text, which is how it is announced. */}
      <p aria-live="assertive">{key === 'lastMinute' && t('remaining.warning')}</p>
      {extend && <ExpiryWarning isDue={key === 'lastMinute'} extend={extend} />}
    </div>
  );
}
