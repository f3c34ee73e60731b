import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Catches files that are dropped where nothing takes them: the browser would leave the page, with all that is not
 * saved, and open the file.
 */
export function useDropGuard(): void {
  const { t } = useTranslation('editor');
  const { store } = useHost();
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || ![...(event.dataTransfer?.types ?? [])].includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') store.alerts.show({ kind: 'error', text: t('media.dropElsewhere') });
    };
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, [store, t]);
}
