import { useHydrated } from '@vestibule/contracts';
import type { BodySent } from '@vestibule/contracts/api/calls';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssigneeChoice } from './assignee-choice';
import { NoteField } from './note-field';
import type { ReviewStanding } from './use-review';
import styles from './review.module.css';

interface SubmitFormProps {
  /** People who may be asked. */
  readonly reviewers: ReviewStanding['reviewers'];
  /** Whether it was submitted before. */
  readonly isAgain: boolean;
  readonly onSubmit: (body: BodySent<'changeReview'>) => Promise<boolean>;
}

/** Submits a record, with a note, to everybody who may publish it or to one of them. */
export function SubmitForm({ reviewers, isAgain, onSubmit }: SubmitFormProps) {
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const [text, setText] = useState('');
  const [person, setPerson] = useState<number | null>(null);
  const submit = async () => {
    const assignee = person === null ? {} : { assignee: person };
    if (await onSubmit({ action: 'submit', text, ...assignee })) setText('');
  };
  const title = t(isAgain ? 'review.submitAgain' : 'review.submit');
  return (
    <details open={isAgain}>
      <summary>{title}</summary>
      <div className={styles.form}>
        <NoteField label={t('review.note')} value={text} onChange={setText} />
        {reviewers.length > 1 && <AssigneeChoice reviewers={reviewers} assignee={person} onAssign={setPerson} />}
        <Button variant="primary" disabled={!isLive} onClick={() => void submit()}>
          {title}
        </Button>
      </div>
    </details>
  );
}
