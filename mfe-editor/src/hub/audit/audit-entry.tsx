import type { AnswerOf, Language } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '@vestibule/ui/hub/list.module.css';
import { recordPath } from '../records/record-paths';
import { auditLabel, AuditValues } from './audit-values';
import { subjectName } from './subject-name';

interface AuditEntryProps {
  readonly entry: AnswerOf<'audit'>['results'][number];
  readonly lang: Language;
}

/** One write: time, actor, subject; the values before and after when it is opened. */
export function AuditEntry({ entry, lang }: AuditEntryProps) {
  const { t } = useTranslation('editor');
  const { at, who, action, subject, subject_id: id, title, before, after } = entry;
  const kind = recordKindOf(subject);
  const what = [subjectName(subject, t), title || id].filter(Boolean).join(title ? ': ' : ' ');
  const names = Object.keys(after ?? before ?? {}).map((name) => auditLabel(subject, name, t));
  return (
    <li className={styles.entry}>
      <p>
        <strong>{t(`audit.actions.${action}`)}:</strong>{' '}
        {kind !== undefined && action !== 'remove' ? <Link to={recordPath(kind, Number(id))}>{what}</Link> : what}
      </p>
      <p className={styles.facts}>
        <time dateTime={at}>{formatInstant(at, lang)}</time>
        <span>{who}</span>
      </p>
      <details>
        <summary>{t('audit.values', { names: names.join(', ') })}</summary>
        <div className={styles.values}>
          {before && <AuditValues title={t('audit.before')} subject={subject} values={before} />}
          {after && <AuditValues title={t('audit.after')} subject={subject} values={after} />}
        </div>
      </details>
    </li>
  );
}
