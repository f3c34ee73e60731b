import { Select } from '@vestibule/ui/hub/select';
import { useTranslation } from 'react-i18next';
import type { ReviewStanding } from './use-review';

interface AssigneeChoiceProps {
  readonly reviewers: ReviewStanding['reviewers'];
  /** Null for nobody in particular. */
  readonly assignee: number | null;
  readonly onAssign: (assignee: number | null) => void;
}

/** The person to decide, of those who may. */
export function AssigneeChoice({ reviewers, assignee, onAssign }: AssigneeChoiceProps) {
  const { t } = useTranslation('editor');
  return (
    <Select
      label={t('review.assignee')}
      value={assignee === null ? '' : String(assignee)}
      onChange={({ target }) => onAssign(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', text: t('review.everybody') },
        ...reviewers.map(({ id, name }) => ({ value: String(id), text: name })),
      ]}
    />
  );
}
