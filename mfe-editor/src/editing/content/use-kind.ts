import type { ModuleModel } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';

/** What editors call a kind of module. */
export function useKind(model: ModuleModel): string {
  const { t } = useTranslation('editor');
  return t(`kind.${model}`, { defaultValue: model.replaceAll('_', ' ') });
}
