import { useTranslation } from 'react-i18next';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
}

/** What a field is called for editors, and a word of help where there is one; a model's own texts come first. */
export function useFieldTexts(owner: string, name: string): FieldTexts {
  const { t, i18n } = useTranslation('editor');
  const label = t([`fieldOf.${owner}.${name}`, `field.${name}`], { defaultValue: name.replaceAll('_', ' ') });
  const hint = [`hintOf.${owner}.${name}`, `hint.${name}`].find((key) => i18n.exists(key, { ns: 'editor' }));
  return hint === undefined ? { label } : { label, hint: t(hint, { defaultValue: '' }) };
}
