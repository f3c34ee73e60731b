import type { FormField } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id';
import styles from './forms.module.css';

interface SummaryProps {
  readonly fields: readonly FormField[];
  readonly problems: Readonly<Record<string, FormProblem>>;
  readonly takesFocus: boolean;
}

/**
 * What is wrong, all of it, above the form; each line leads to its field. It takes the focus when a script shows it:
 * when the page came with it, the visitor may be typing already.
 */
export function ErrorSummary({ fields, problems, takesFocus }: SummaryProps) {
  const { t } = useTranslation('content');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const wrong = fields.filter(({ slug }) => problems[slug]);
  const unknown = wrong.length === 0;
  return (
    <div ref={box} className={styles['summary']} role="group" aria-labelledby="form-problems" tabIndex={-1}>
      <h2 id="form-problems">{t('form.problems', { count: Math.max(1, wrong.length) })}</h2>
      {unknown && <p>{t('form.problem.invalid')}</p>}
      <ul role="list">
        {wrong.map(({ slug, label }) => (
          <li key={slug}>
            <a
              href={`#${fieldId(slug)}`}
              onClick={(event) => {
                // The browser's own jump would leave the focus where it is, and change the address.
                event.preventDefault();
                document.getElementById(fieldId(slug))?.focus();
              }}
            >
              {label || t('form.trap')}: {t(`form.problem.${problems[slug] ?? 'invalid'}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
