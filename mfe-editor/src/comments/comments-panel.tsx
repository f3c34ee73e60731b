import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../forms/field-label';
import { CommentThread } from './comment-thread';
import { NewComment, type CommentTarget } from './new-comment';
import { useComments, type Commented } from './use-comments';
import styles from './comments.module.css';

interface CommentsPanelProps extends Commented {
  /** Fields or modules that can be commented on, by their names. */
  readonly targets: readonly CommentTarget[];
  /** Whether all modules are among them: another one is gone. */
  readonly knowsModules?: boolean;
  /** The one that a new comment is about at first; empty for the whole record. */
  readonly about?: string;
}

/** The comments of a record: open threads first, then the resolved ones. */
export function CommentsPanel({ kind, id, targets, knowsModules = false, about = '' }: CommentsPanelProps) {
  const { t } = useTranslation('editor');
  const { found, ...actions } = useComments({ kind, id });
  if (!found) return null;
  const { comments, people } = found;
  const nameOf = (value: string): string => {
    const [sort, name = ''] = value.split(':', 2);
    const known = targets.find((one) => one.value === value)?.text;
    if (sort === '') return t('comments.whole');
    if (sort === 'field') return known ?? fieldLabel(kind, name, t);
    return known ?? t(knowsModules ? 'comments.gone' : 'comments.module');
  };
  const threads = comments.filter(({ thread }) => thread === null);
  const list = (isResolved: boolean) =>
    threads
      .filter(({ resolved }) => (resolved !== null) === isResolved)
      .map((first) => (
        <CommentThread
          key={first.id}
          first={first}
          replies={comments.filter(({ thread }) => thread === first.id)}
          target={nameOf(first.target)}
          people={people}
          actions={actions}
        />
      ));
  const [open, resolved] = [list(false), list(true)];
  return (
    <div className={styles.panel}>
      {open.length === 0 && <p>{t('comments.none')}</p>}
      <ol role="list" className={styles.threads} aria-label={t('comments.title')}>
        {open}
      </ol>
      <NewComment kind={kind} id={id} targets={targets} about={about} people={people} onAdd={actions.add} />
      {resolved.length > 0 && (
        <details>
          <summary>{t('comments.resolvedOnes', { count: resolved.length })}</summary>
          <ol role="list" className={styles.threads}>
            {resolved}
          </ol>
        </details>
      )}
    </div>
  );
}
