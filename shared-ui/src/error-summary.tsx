import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

/** What is wrong with one value; `id` is that of its control. */
interface Problem {
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly problems: readonly Problem[];
  /** What is wrong when it is no single value. */
  readonly text?: string | undefined;
  readonly takesFocus: boolean;
}

/**
 * What is wrong, all of it, above a form; each line leads to its field. It takes the focus when a script shows it: when
 * the page came with it, the visitor may be typing already.
 */
export function ErrorSummary({ title, problems, text, takesFocus }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{title}</h2>
      {text && <p>{text}</p>}
      <ul role="list">
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => {
                // The browser's own jump would leave the focus where it is, and change the address.
                event.preventDefault();
                document.getElementById(problem.id)?.focus();
              }}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
