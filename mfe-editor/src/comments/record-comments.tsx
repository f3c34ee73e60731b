import { recordOf } from '@vestibule/contracts/records/kinds';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from './field-name';
import { CommentsPanel } from './comments-panel';
import type { Commented } from './use-comments';
import styles from './comments.module.css';

/** The comments of a record and its fields, beside its form; loaded when they are opened. */
export function RecordComments({ kind, id }: Commented) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before the script had the page.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const targets = Object.entries(recordOf(kind).fields)
    .filter(([, { type }]) => type !== 'modules')
    .map(([name]) => ({ value: `field:${name}`, text: fieldName(kind, name, t) }));
  return (
    <details ref={details} className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('comments.title')}</summary>
      {isOpen && <CommentsPanel kind={kind} id={id} targets={targets} />}
    </details>
  );
}
