import { isSiteError, useHost } from '@vestibule/contracts';
import { Alert, Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesAgain } from './cart-lines-again';
import { useReservationStore } from './use-reservation';

interface ReserveAgainProps {
  /** The tickets are reserved again: the parts that show the cart read it. */
  readonly onDone: () => void;
}

/**
 * Says that the reservation has ended, and reserves the same tickets again by one press, as long as they are free
 * (docs/behaviour/tickets.md#lapsed-tickets). Nothing where none has ended.
 */
export const ReserveAgain = observer(function ReserveAgain({ onDone }: ReserveAgainProps) {
  const { t } = useTranslation('commerce');
  const { report } = useHost();
  const reservation = useReservationStore();
  const [problem, setProblem] = useState<'gone' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  if (reservation.lapsed.length === 0) return null;
  const reserve = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await reservation.reserveAgain();
      onDone();
    } catch (error) {
      const isRefused =
        isSiteError(error) && error.status >= 400 && error.status < 500 && error.code !== 'rate_limited';
      if (!isRefused) report(error);
      setProblem(isRefused ? 'gone' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert kind={problem ? 'error' : 'status'}>
      <p>{t(problem ? `remaining.${problem}` : 'remaining.over')}</p>
      {problem !== 'gone' && linesAgain(reservation.lapsed) && (
        <Button small aria-disabled={isBusy} onClick={() => void (isBusy || reserve())}>
          {t('remaining.again')}
        </Button>
      )}
    </Alert>
  );
});
