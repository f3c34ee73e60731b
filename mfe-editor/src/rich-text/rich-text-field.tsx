import { useHost, useHydrated } from '@vestibule/contracts';
import { lazyWithRetry, Skeleton } from '@vestibule/ui';
import { Suspense, useState } from 'react';
import styles from './rich-text-field.module.css';

export interface RichTextFieldProps {
  readonly label: string;
  /** HTML; later values than the first are only those that the field itself has reported. */
  readonly value: string;
  /** Language of the text, for spelling and reading aloud. */
  readonly contentLanguage: string;
  /** Whether the field takes the focus as soon as it is there. */
  readonly takesFocus: boolean;
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

/** Formatted text. CKEditor is only behind this door: it is large, and it does not run in jsdom. */
export function RichTextField({
  label,
  value,
  contentLanguage,
  takesFocus,
  error,
  onChange,
  onBlur,
}: RichTextFieldProps) {
  const { lang } = useHost();
  const hydrated = useHydrated();
  const waiting = <Skeleton className={styles.waiting} />;
  const [initial] = useState(value);
  const [Editor] = useState(() => lazyWithRetry(async () => (await import('./load-editor')).loadEditor(lang)));
  return (
    <div className={styles.field}>
      {/* The editing area carries the same name itself: a label element cannot point at it. */}
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {/* Not on the server: it would load the editor too, and report a boundary that it could not finish. */}
      {hydrated ? (
        <Suspense fallback={waiting}>
          <Editor
            label={label}
            initial={initial}
            contentLanguage={contentLanguage}
            takesFocus={takesFocus}
            onChange={onChange}
            onBlur={onBlur}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
