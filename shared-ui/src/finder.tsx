import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react/combobox';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '@vestibule/ui';
import styles from './finder.module.css';

export interface FinderOption {
  readonly id: string;
  readonly text: string;
  /** Text that distinguishes it from others of the same name. */
  readonly detail?: string;
}

export interface FinderProps extends Omit<FieldProps, 'label' | 'children' | 'className'> {
  readonly label: string;
  /** The typed text. The owner stores it, and finds the options for it. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly options: readonly FinderOption[];
  readonly onChoose: (id: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly required?: boolean;
  readonly placeholder?: string | undefined;
  /** Shown where nothing is found; without it there is no list then. */
  readonly nothing?: ReactNode;
}

/** One of many things, found by words: arrow keys go through the options, Enter takes one, Escape closes the list. */
export function Finder({
  words,
  onWords,
  options,
  onChoose,
  onBlur,
  required = false,
  placeholder,
  nothing,
  ...field
}: FinderProps) {
  return (
    <ComboboxProvider value={words} setValue={onWords}>
      <Field {...field}>
        {(control) => (
          <Combobox
            {...control}
            required={required}
            autoSelect
            autoComplete="list"
            placeholder={placeholder}
            onBlur={onBlur}
          />
        )}
      </Field>
      {(options.length > 0 || nothing !== undefined) && (
        <ComboboxPopover fixed sameWidth gutter={4} unmountOnHide className={styles.list} aria-label={field.label}>
          {options.map(({ id, text, detail }) => (
            <ComboboxItem
              key={id}
              value={text}
              setValueOnClick={false}
              onClick={() => onChoose(id)}
              className={styles.option}
            >
              {text} {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </ComboboxItem>
          ))}
          {options.length === 0 && <p className={styles.nothing}>{nothing}</p>}
        </ComboboxPopover>
      )}
    </ComboboxProvider>
  );
}
