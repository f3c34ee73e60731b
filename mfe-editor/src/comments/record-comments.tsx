import { recordOf } from '@vestibule/contracts/records/kinds';
import { Disclosure } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../forms/field-label';
import { CommentsPanel } from './comments-panel';
import type { Commented } from './use-comments';
import styles from './comments.module.css';

/** The comments of a record and its fields, beside its form; loaded when they are opened. */
export function RecordComments({ kind, id }: Commented) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const targets = Object.entries(recordOf(kind).fields)
    .filter(([, { type }]) => type !== 'modules')
    .map(([name]) => ({ value: `field:${name}`, text: fieldLabel(kind, name, t) }));
  return (
    <Disclosure dismissable={false} className={styles.panel} summary={t('comments.title')} onToggle={setOpen}>
      {isOpen && <CommentsPanel kind={kind} id={id} targets={targets} />}
    </Disclosure>
  );
}
