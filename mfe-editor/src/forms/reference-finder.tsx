import { useHost } from '@vestibule/contracts';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { formatDate } from '@vestibule/contracts/dates';
import { Finder } from '@vestibule/ui/finder';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceOptions, type ReferenceOption } from './use-reference-options';

/** With more than so many records a list is no longer one to choose from. */
export const MANY = 30;

export interface ReferenceFinderProps {
  readonly target: ReferenceTarget;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** What is chosen, as it stands in the field; none where others are added to what is chosen. */
  readonly chosen?: string;
  /** Called with what is chosen, and without where the field was emptied. */
  readonly onChoose: (option?: ReferenceOption) => void;
  readonly onBlur: () => void;
}

/** One of many records, found by words; what is typed and not taken is left. */
export function ReferenceFinder({ target, chosen = '', onChoose, onBlur, ...field }: ReferenceFinderProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
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
