import type { ModuleModel } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';

/** Name of a kind of module for editors. */
export function useKind(model: ModuleModel): string {
  const { t } = useTranslation('editor');
  return t(`kind.${model}`, { defaultValue: model.replaceAll('_', ' ') });
}
