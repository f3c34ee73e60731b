import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { withLogin } from '../session/persist';
import { reasonOf } from '../session/reason';
import { useEditor } from '../session/use-editor';

/**
 * Makes a write of a page of the hub and says how it went; undefined where it failed. `refused` says in our words what
 * some refusals mean.
 */
export function useHubWrite() {
  const { store, report } = useHost();
  const { t } = useTranslation('editor');
  const editor = useEditor();
  return async <T>(
    write: () => Promise<T>,
    done: string,
    refused: (error: unknown) => string | undefined = () => undefined,
  ): Promise<T | undefined> => {
    try {
      const answer = await withLogin(write, () => editor.askLogin());
      store.alerts.show({ kind: 'save', text: done });
      return answer;
    } catch (error) {
      const known = refused(error);
      if (known === undefined) report(error);
      store.alerts.show({ kind: 'error', text: known ?? t('alert.notDone', { reason: reasonOf(error, t) }) });
      return undefined;
    }
  };
}
