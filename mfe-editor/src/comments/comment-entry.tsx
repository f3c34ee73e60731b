import { formatInstant } from '@vestibule/contracts/dates';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../shared/use-tool-language';
import { CommentForm } from './comment-form';
import type { Comment, CommentActions, Comments } from './use-comments';
import styles from './comments.module.css';

interface CommentEntryProps {
  readonly comment: Comment;
  readonly people: Comments['people'];
  readonly actions: CommentActions;
}

/** A comment; its author changes and removes it. */
export function CommentEntry({ comment, people, actions }: CommentEntryProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const [isChanged, setChanged] = useState(false);
  const { id, author, at, text, is_edited: isEdited, may } = comment;
  const action = (words: string, onClick: () => void) => (
    <Button small variant="quiet" onClick={onClick}>
      {words} <VisuallyHidden>{t('comments.of', { author, at: formatInstant(at, lang) })}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      <p className={styles.facts}>
        <strong>{author || t('comments.nobody')}</strong>
        <time dateTime={at}>{formatInstant(at, lang)}</time>
        {isEdited && <span>{t('comments.edited')}</span>}
      </p>
      {isChanged ? (
        <CommentForm
          label={t('comments.text')}
          button={t('form.save')}
          people={people}
          text={text}
          onSend={async (typed, mentions) => {
            const isDone = await actions.change(id, { text: typed, mentions });
            if (isDone) setChanged(false);
            return isDone;
          }}
          onCancel={() => setChanged(false)}
        />
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <div className={styles.buttons}>
            {may.change && action(t('comments.change'), () => setChanged(true))}
            {may.remove && action(t('comments.remove'), () => void actions.remove(id))}
          </div>
        </>
      )}
    </>
  );
}
