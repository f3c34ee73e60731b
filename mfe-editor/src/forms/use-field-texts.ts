import { useTranslation } from 'react-i18next';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
}

/** Label of a field for editors, and a help text where there is one; a model's own texts come first. */
export function useFieldTexts(owner: string, name: string): FieldTexts {
  const { t } = useTranslation('editor');
  const label = t([`fieldOf.${owner}.${name}`, `field.${name}`], { defaultValue: name.replaceAll('_', ' ') });
  const hint = t([`hintOf.${owner}.${name}`, `hint.${name}`], { defaultValue: '' });
  return hint === '' ? { label } : { label, hint };
}
