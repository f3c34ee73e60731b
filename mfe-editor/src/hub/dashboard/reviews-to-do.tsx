import type { AnswerOf } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import { Finding, FindingRow } from './finding';

interface ReviewsToDoProps {
  readonly title: string;
  /** Text where there are none. */
  readonly nothing: string;
  readonly reviews: AnswerOf<'dashboard'>['to_review'];
}

/** Submissions that wait for the reader. */
export function ReviewsToDo({ title, nothing, reviews }: ReviewsToDoProps) {
  const { t } = useTranslation('editor');
  return (
    <Finding title={title} figure={reviews.count} nothing={nothing}>
      <ul role="list">
        {reviews.results.map(({ id, kind, record_id: record, title: name, at, author }) => (
          <FindingRow key={id} url={recordPath(kind, record)} title={name || kindName(kind, t)} at={at}>
            {[kindName(kind, t), author].filter(Boolean).join(' · ')}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}
