import type { BodySent } from '@vestibule/contracts/api/calls';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantForm } from '../shared/instant-form';
import { NoteField } from './note-field';
import styles from './review.module.css';

interface DecisionProps {
  readonly onDecide: (body: BodySent<'changeReview'>) => Promise<boolean>;
}

/** Approves a submission, now or for an instant, or returns it with a reason. */
export function Decision({ onDecide }: DecisionProps) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const giveBack = () => {
    setError(text.trim() === '' ? t('review.reasonMissing') : '');
    if (text.trim() !== '') void onDecide({ action: 'return', text });
  };
  return (
    <div className={styles.form}>
      <NoteField
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        error={error}
        value={text}
        onChange={setText}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void onDecide({ action: 'approve', text })}>
          {t('review.approve')}
        </Button>
        <Button onClick={giveBack}>{t('review.return')}</Button>
      </div>
      <details>
        <summary>{t('review.approveLater')}</summary>
        <InstantForm
          label={t('publishing.at')}
          hint={t('publishing.atHint')}
          plans={[
            {
              label: t('review.approveAt'),
              onPlan: async (at) => void (await onDecide({ action: 'approve', text, at })),
            },
          ]}
          className={styles.form}
        />
      </details>
    </div>
  );
}
