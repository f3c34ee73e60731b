import { useHost } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';

/** Response of a call; undefined while it is on its way, and where it fails, which is announced. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, key: string): T | undefined {
  const { store, report } = useHost();
  const { t } = useTranslation('editor');
  const [found, setFound] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(() => {
    const left = new AbortController();
    load(left.signal).then(
      (value) => {
        if (!left.signal.aborted) setFound({ key, value });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        store.alerts.show({ kind: 'error', text: t('alert.notFetched', { reason: reasonOf(error, t) }) });
      },
    );
    return () => left.abort();
    // The key says what is loaded.
  }, [key]);
  return found?.key === key ? found.value : undefined;
}
