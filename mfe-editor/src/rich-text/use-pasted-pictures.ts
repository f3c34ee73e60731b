import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useTranslation } from 'react-i18next';
import type { TakePictures } from './paste-cleaner';

/**
 * Takes pictures of a paste into the library, as texts have none, and says so: where they are, and how many were left
 * out.
 */
export function usePastedPictures(): TakePictures {
  const { t } = useTranslation('editor');
  const { api, store, report } = useHost();
  const takeAll = async (files: readonly File[], unreachable: number) => {
    const taken: string[] = [];
    let leftOut = unreachable;
    for (const upload of files)
      try {
        const query = { name: upload.name };
        const { file } = await loginsOf(store).retry(() => api.call('uploadMedia', { query, upload }));
        taken.push(file);
      } catch (error) {
        leftOut += 1;
        report(error);
      }
    const texts = [
      taken.length > 0 && t('richText.picturesTaken', { files: taken.join(', ') }),
      leftOut > 0 && t('richText.picturesLeftOut', { count: leftOut }),
    ];
    store.alerts.show({ kind: leftOut > 0 ? 'error' : 'save', text: texts.filter(Boolean).join(' ') });
  };
  return (files, leftOut) => void takeAll(files, leftOut);
}
