import { useStore } from '@vestibule/contracts';
import { Button, Container } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STEPS } from './steps';
import styles from './tour.module.css';
import { hasSeenTour, setTourSeen } from './tour-seen';

/** Above the page that is edited first in this browser: how that goes, step by step, until it is read or closed. */
export const Tour = observer(function Tour() {
  const { page } = useStore();
  const [isOver, setOver] = useState(hasSeenTour);
  if (!page.editing || isOver) return null;
  const end = () => {
    setTourSeen();
    setOver(true);
  };
  return <Steps onEnd={end} />;
});

function Steps({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation('editor');
  const [at, setAt] = useState(0);
  const isLast = at === STEPS.length - 1;
  return (
    <section aria-label={t('help.tour.title')} className="cc01">
      <Container className={styles.tour}>
        <p aria-live="polite" className={styles.step}>
          <strong>{t('help.tour.step', { step: at + 1, steps: STEPS.length })}</strong> {t(`help.step.${STEPS[at]!}`)}
        </p>
        <p className={styles.ways}>
          {at > 0 && (
            <Button small variant="quiet" onClick={() => setAt(at - 1)}>
              {t('help.tour.back')}
            </Button>
          )}
          {/* One button, so that repeated presses keep the focus. */}
          <Button small onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
            {t(isLast ? 'help.tour.done' : 'help.tour.next')}
          </Button>
          {!isLast && (
            <Button small variant="quiet" onClick={onEnd}>
              {t('help.tour.skip')}
            </Button>
          )}
        </p>
      </Container>
    </section>
  );
}
