import { useStore } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/** Milliseconds before the bar shows: most navigations have finished by then (docs/behaviour/frame.md#progress-bar). */
const THROTTLE_MS = 200;

/** A thin line at the top while the next page loads. Decoration: route changes are announced elsewhere. */
export const ProgressBar = observer(function ProgressBar() {
  const { navigating } = useStore().ui;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!navigating) return undefined;
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [navigating]);
  return <div aria-hidden="true" className={cx(styles.bar, shown ? styles.running : styles.done)} />;
});
