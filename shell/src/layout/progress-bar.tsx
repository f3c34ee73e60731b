import { cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import styles from './progress-bar.module.css';
import { useNavigatingFor } from './use-navigating-for';

/**
 * Milliseconds of a navigation before the bar shows, as most have ended by then, and before the note to wait
 * (docs/behaviour/frame.md#progress-bar).
 */
const THROTTLE_MS = 200;
const LONG_MS = 4000;

/**
 * A thin line at the top while the next page loads; where that takes long, words, which are also heard. The line is
 * decoration: route changes are announced elsewhere.
 */
export const ProgressBar = observer(function ProgressBar() {
  const { t } = useTranslation('shell');
  const isShown = useNavigatingFor(THROTTLE_MS);
  const isLong = useNavigatingFor(LONG_MS);
  return (
    <>
      <div aria-hidden="true" className={cx(styles.bar, isShown ? styles.running : styles.done)} />
      <p aria-live="polite" className={cx(styles.notice, isLong && styles.long)}>
        {isLong && t('navigation.wait')}
      </p>
    </>
  );
});
