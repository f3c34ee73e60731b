import type { ErrorCode, SiteError } from '@vestibule/contracts';

/** Why a ticket does not admit its holder; `notAdmitted` is a reason that this version does not know. */
export type AdmissionRefusal =
  | 'used'
  | 'givenBack'
  | 'unpaid'
  | 'otherEvent'
  | 'otherSlot'
  | 'eventCancelled'
  | 'unknown'
  | 'forbidden'
  | 'notAdmitted';

const REASONS: Partial<Record<ErrorCode, AdmissionRefusal>> = {
  ticket_used: 'used',
  ticket_cancelled: 'givenBack',
  ticket_unpaid: 'unpaid',
  other_event: 'otherEvent',
  other_slot: 'otherSlot',
  event_cancelled: 'eventCancelled',
  not_found: 'unknown',
  forbidden: 'forbidden',
};

/** The reason of a refused check-in by its code; undefined where the server did not decide on the ticket. */
export const admissionRefusal = ({ code, status }: SiteError): AdmissionRefusal | undefined =>
  REASONS[code] ?? (status === 409 ? 'notAdmitted' : undefined);
