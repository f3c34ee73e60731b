import type { ContentModule } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { textStart } from './module-name';

/** Name of a module: its kind, and the beginning of its text. */
export function useModuleName(): (module: ContentModule) => string {
  const { t } = useTranslation('editor');
  return (module) => {
    const kind = t(`kind.${module.model}`, { defaultValue: module.model.replaceAll('_', ' ') });
    const start = textStart(module);
    return start === '' ? kind : t('handle.of', { kind, start });
  };
}
