import type { Suggestion } from '@vestibule/contracts';
import { Picture } from '@vestibule/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../app/use-translation';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the one that the arrow keys have reached; -1 while none is. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Id of a suggestion's element, for `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox of the search box. The focus stays in the input, which handles the keys. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Not a stop for the Tab key, which browsers make of whatever scrolls.
    <ul ref={list} id={id} role="listbox" tabIndex={-1} aria-label={t('search.suggestions')} className={styles.list}>
      {suggestions.map((suggestion, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys for all of them
        <li
          key={suggestion.text}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          // A press must not take the focus out of the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.image_obj && (
            <Picture image={suggestion.image_obj} sizes="6rem" shape="card" alt="" className={styles.picture} />
          )}
          <span>
            {suggestion.text}{' '}
            <span className={styles.kind}>
              {[suggestion.when, t(`search.kinds.${suggestion.kind}`)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
