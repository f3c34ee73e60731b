import { useHydrated } from '@vestibule/contracts';
import { Button, Field } from '@vestibule/ui';
import { Select } from '@vestibule/ui/hub/select';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comments } from './use-comments';
import styles from './comments.module.css';

interface CommentFormProps {
  readonly label: string;
  readonly button: string;
  readonly people: Comments['people'];
  /** Text that it begins with. */
  readonly text?: string;
  /** Returns whether it was sent. */
  readonly onSend: (text: string, mentions: number[]) => Promise<boolean>;
  readonly onCancel?: () => void;
  /** Stores the text while it is typed; `take` puts another one into the form. */
  readonly keeper?: (text: string, take: (text: string) => void) => ReactNode;
  /** Whether it waits for a decision: nothing can be typed. */
  readonly isHeld?: boolean;
}

/** People whose name stands behind an @ in a text. */
const mentionedIn = (text: string, people: Comments['people']): number[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

/** A text in which people can be mentioned: each gets a mail. */
export function CommentForm({
  label,
  button,
  people,
  text: initial = '',
  onSend,
  onCancel,
  keeper,
  isHeld = false,
}: CommentFormProps) {
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const [text, setText] = useState(initial);
  const [isSending, setSending] = useState(false);
  const mention = (name: string) =>
    setText((typed) => `${typed}${typed === '' || typed.endsWith(' ') ? '' : ' '}@${name} `);
  const send = async () => {
    if (isSending || text.trim() === '') return;
    setSending(true);
    if (await onSend(text, mentionedIn(text, people))) setText('');
    setSending(false);
  };
  return (
    <fieldset className={styles.form} disabled={!isLive}>
      {keeper?.(text, setText)}
      <Field label={label}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            disabled={isHeld}
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {people.length > 0 && (
        <Select
          label={t('comments.mention')}
          value=""
          onChange={({ target }) => mention(target.value)}
          options={[
            { value: '', text: t('comments.choose') },
            ...people.map(({ name }) => ({ value: name, text: name })),
          ]}
        />
      )}
      <div className={styles.buttons}>
        <Button small variant="primary" disabled={isHeld} onClick={() => void send()}>
          {button}
        </Button>
        {onCancel && (
          <Button small onClick={onCancel}>
            {t('comments.cancel')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
