import type { FormField } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { ErrorSummary as Summary } from '@vestibule/ui/error-summary';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id';

interface SummaryProps {
  readonly fields: readonly FormField[];
  readonly problems: Readonly<Record<string, FormProblem>>;
  readonly takesFocus: boolean;
}

/** What is wrong with an entry, in the order of its form. */
export function ErrorSummary({ fields, problems, takesFocus }: SummaryProps) {
  const { t } = useTranslation('content');
  const wrong = fields.filter(({ slug }) => problems[slug]);
  return (
    <Summary
      title={t('form.problems', { count: Math.max(1, wrong.length) })}
      text={wrong.length === 0 ? t('form.problem.invalid') : undefined}
      problems={wrong.map(({ slug, label }) => ({
        id: fieldId(slug),
        text: `${label || t('form.trap')}: ${t(`form.problem.${problems[slug] ?? 'invalid'}`)}`,
      }))}
      takesFocus={takesFocus}
    />
  );
}
