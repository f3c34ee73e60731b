import { useHost } from '@vestibule/contracts';
import { Select } from '@vestibule/ui/hub/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentForm } from '../unsaved/form-names';
import { InputKeeper } from '../unsaved/input-keeper';
import type { Unsaved } from '../unsaved/unsaved-store';
import { loadUnsaved, useUnsaved } from '../unsaved/use-unsaved';
import { useLoaded } from '../shared/use-loaded';
import { CommentForm } from './comment-form';
import type { CommentActions, Commented, Comments } from './use-comments';
import styles from './comments.module.css';

export interface CommentTarget {
  /** `field:<name>`, `module:<id>`, or empty for the whole record. */
  readonly value: string;
  readonly text: string;
}

interface NewCommentProps extends Commented {
  readonly targets: readonly CommentTarget[];
  readonly about: string;
  readonly people: Comments['people'];
  readonly onAdd: CommentActions['add'];
}

/** The form of a new comment, once it is known whether one was typed before and not sent. */
export function NewComment(props: NewCommentProps) {
  const { kind, id } = props;
  const { api } = useHost();
  const form = commentForm(kind, id);
  const stored = useLoaded(async (signal) => ({ unsaved: await loadUnsaved(api, form, signal) }), form);
  return stored ? <CommentInput {...props} form={form} stored={stored.unsaved} /> : null;
}

interface CommentInputProps extends NewCommentProps {
  readonly form: string;
  readonly stored: Unsaved | undefined;
}

function CommentInput({ targets, about, people, onAdd, form, stored }: CommentInputProps) {
  const { t } = useTranslation('editor');
  const [target, setTarget] = useState(about);
  const input = useUnsaved({ form, title: t('comments.new') }, stored, ({ values }) => typedIn(values) !== '');
  return (
    <section className={styles.form} aria-label={t('comments.new')}>
      <Select
        label={t('comments.about')}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        options={[{ value: '', text: t('comments.whole') }, ...targets]}
      />
      <CommentForm
        label={t('comments.new')}
        button={t('comments.send')}
        people={people}
        isHeld={input.offer !== undefined}
        keeper={(text, take) => (
          <InputKeeper
            input={input}
            base={{}}
            version=""
            changes={text === '' ? {} : { text }}
            onTake={({ values }) => take(typedIn(values))}
          />
        )}
        onSend={async (text, mentions) => {
          const isDone = await onAdd({ text, mentions, target });
          if (isDone) input.keeper.forget();
          return isDone;
        }}
      />
    </section>
  );
}

const typedIn = ({ text }: Unsaved['values']): string => (typeof text === 'string' ? text : '');
