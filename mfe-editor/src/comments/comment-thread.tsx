import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../shared/use-tool-language';
import { CommentEntry } from './comment-entry';
import { CommentForm } from './comment-form';
import type { Comment, CommentActions, Comments } from './use-comments';
import styles from './comments.module.css';

interface CommentThreadProps {
  readonly first: Comment;
  readonly replies: readonly Comment[];
  /** Name of the field or module. */
  readonly target: string;
  readonly people: Comments['people'];
  readonly actions: CommentActions;
}

/** A comment with its replies; everybody may reply, and say that it is resolved. */
export function CommentThread({ first, replies, target, people, actions }: CommentThreadProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const [isReplied, setReplied] = useState(false);
  const { resolved } = first;
  return (
    <li className={styles.thread}>
      <p className={styles.target}>{target}</p>
      {resolved && (
        <p className={styles.facts}>
          {t('comments.resolved', { at: formatInstant(resolved.at, lang), author: resolved.by })}
        </p>
      )}
      <ol role="list" className={styles.replies}>
        {[first, ...replies].map((comment) => (
          <li key={comment.id}>
            <CommentEntry comment={comment} people={people} actions={actions} />
          </li>
        ))}
      </ol>
      {isReplied ? (
        <CommentForm
          label={t('comments.reply')}
          button={t('comments.send')}
          people={people}
          onSend={async (text, mentions) => {
            const isDone = await actions.add({ text, mentions, target: '', thread: first.id });
            if (isDone) setReplied(false);
            return isDone;
          }}
          onCancel={() => setReplied(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button small onClick={() => setReplied(true)}>
            {t('comments.reply')}
          </Button>
          <Button small onClick={() => void actions.change(first.id, { resolved: resolved === null })}>
            {t(resolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </div>
      )}
    </li>
  );
}
