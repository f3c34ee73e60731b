import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf, type Texts } from './reason-of';

/**
 * Makes a write of a page of the hub, after a login where the session has ended, and announces the result; undefined
 * where it failed. `refused` has the remote's texts for some refusals; `t` has its texts `alert.notDone` and
 * `reason.*`.
 */
export function useReportedWrite(t: Texts) {
  const { store, report } = useHost();
  return async <T>(
    write: () => Promise<T>,
    done: string | ((answer: T) => string),
    refused: (error: unknown) => string | undefined = () => undefined,
  ): Promise<T | undefined> => {
    try {
      const answer = await loginsOf(store).retry(write);
      store.alerts.show({ kind: 'save', text: typeof done === 'string' ? done : done(answer) });
      return answer;
    } catch (error) {
      const known = refused(error);
      if (known === undefined) report(error);
      store.alerts.show({ kind: 'error', text: known ?? t('alert.notDone', { reason: reasonOf(error, t) }) });
      return undefined;
    }
  };
}
