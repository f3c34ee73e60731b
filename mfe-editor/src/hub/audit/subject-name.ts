import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { kindName } from '../records/kind-name';

/** Subject of a write: a kind of record, or another one by its own name. */
export function subjectName(subject: string, t: (key: string, options: { defaultValue: string }) => string): string {
  const kind = recordKindOf(subject);
  return kind === undefined ? t(`audit.subjects.${subject}`, { defaultValue: subject }) : kindName(kind, t);
}
