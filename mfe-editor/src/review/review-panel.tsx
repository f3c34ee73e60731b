import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../shared/use-tool-language';
import { AssigneeChoice } from './assignee-choice';
import { Decision } from './decision';
import { SubmitForm } from './submit-form';
import { useReview, type Reviewed, type ReviewStanding } from './use-review';
import styles from './review.module.css';

/** The review of a record before its publication: submitted, decided, or taken back. */
export function ReviewPanel(reviewed: Reviewed) {
  const { t } = useTranslation('editor');
  const { standing, act, isRunning } = useReview(reviewed);
  if (!standing) return null;
  const { review, may, reviewers } = standing;
  const isOpen = review?.state === 'waiting' || review?.state === 'returned';
  const maySubmit = may.submit && (review?.state !== 'waiting' || review.is_changed);
  if (!maySubmit && review === null) return null;
  return (
    <section className={styles.panel} aria-label={t('review.title')}>
      {isOpen && <State standing={standing} />}
      {review && review.steps.length > 0 && <Steps steps={review.steps} isOpen={isOpen} />}
      <fieldset disabled={isRunning} className={styles.actions}>
        {may.decide && <Decision onDecide={act} />}
        {isOpen && may.assign && reviewers.length > 0 && (
          <AssigneeChoice
            reviewers={reviewers}
            assignee={review.assignee?.id ?? null}
            onAssign={(assignee) => void act({ action: 'assign', assignee })}
          />
        )}
        {maySubmit && <SubmitForm reviewers={isOpen ? [] : reviewers} isAgain={isOpen} onSubmit={act} />}
        {may.withdraw && (
          <Button small onClick={() => void act({ action: 'withdraw' })}>
            {t('review.withdraw')}
          </Button>
        )}
      </fieldset>
    </section>
  );
}

function State({ standing: { review, needed } }: { readonly standing: ReviewStanding }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  if (review === null) return null;
  const { state, at, author, approvals, is_changed: isChanged } = review;
  return (
    <>
      <p className={styles.state}>{t(`review.state.${state}`)}</p>
      <p className={styles.since}>{t('review.since', { at: formatInstant(at, lang), author })}</p>
      {needed > 1 && <p>{t('review.approvals', { count: approvals, needed })}</p>}
      {isChanged && <p>{t('review.changed')}</p>}
    </>
  );
}

interface StepsProps {
  readonly steps: NonNullable<ReviewStanding['review']>['steps'];
  readonly isOpen: boolean;
}

/** Everything that was done, with its notes; folded once it is over. */
function Steps({ steps, isOpen }: StepsProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const list = (
    <ol role="list" className={styles.steps}>
      {steps.map(({ id, at, author, action, text }) => (
        <li key={id}>
          <strong>{t(`review.step.${action}`)}</strong>{' '}
          <span className={styles.since}>{[formatInstant(at, lang), author].filter(Boolean).join(' · ')}</span>
          {text !== '' && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
  if (isOpen) return list;
  return (
    <details>
      <summary>{t('review.history')}</summary>
      {list}
    </details>
  );
}
