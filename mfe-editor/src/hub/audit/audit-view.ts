import type { AnswerOf } from '@vestibule/contracts';

/** Names of the parameters that the page filters by. */
export const AUDIT_FILTERS = ['who', 'subject', 'subject_id', 'action', 'from', 'to'] as const;

export interface AuditView {
  readonly page: number;
  readonly asked: Readonly<Record<(typeof AUDIT_FILTERS)[number], string>>;
  readonly found: AnswerOf<'audit'>;
}
