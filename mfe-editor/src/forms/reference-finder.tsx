import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { formatDate } from '@vestibule/contracts/dates';
import { Finder } from '@vestibule/ui/finder';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../shared/use-tool-language';
import { useReferenceOptions, type ReferenceOption } from './use-reference-options';

/** Number of records above which a list is replaced by a search. */
export const MANY = 30;

export interface ReferenceFinderProps {
  readonly target: ReferenceTarget;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The chosen option, as the field stores it; none where options are added to others. */
  readonly chosen?: string;
  /** Called with the chosen option, and without one where the field was emptied. */
  readonly onChoose: (option?: ReferenceOption) => void;
  readonly onBlur: () => void;
}

/** One of many records, found by words; text that was typed without choosing is dropped. */
export function ReferenceFinder({ target, chosen = '', onChoose, onBlur, ...field }: ReferenceFinderProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const [words, setWords] = useState<string>();
  const options = useReferenceOptions(target, { q: words ?? '' });
  const found = options === 'failed' ? [] : options.slice(0, MANY);
  const leave = () => {
    if (words === '' && chosen !== '') onChoose();
    setWords(undefined);
    onBlur();
  };
  return (
    <Finder
      {...field}
      words={words ?? chosen}
      onWords={setWords}
      options={found.map(({ id, label, title, day }) => ({
        id: String(id),
        text: title || label,
        ...(day !== '' && { detail: formatDate(day, lang) }),
      }))}
      onChoose={(id) => {
        onChoose(found.find((option) => String(option.id) === id));
        setWords(undefined);
      }}
      onBlur={leave}
      placeholder={t('reference.find')}
      nothing={options === 'failed' ? t('reference.failed', { label: field.label }) : t('reference.notFound')}
    />
  );
}
