import { isSiteError, type AnswerOf, type ApiClient } from '@vestibule/contracts';
import { admissionRefusal, type AdmissionRefusal } from '../desk/refused-admission';

/** Whether the last call reached the server; `login` where it needs a login. */
export type Line = 'on' | 'off' | 'login';

/** Result of a call: a response, a refusal, or neither, as the server was not reached. */
export interface Asked<T> {
  readonly line: Line;
  readonly answer?: T;
  readonly refused?: AdmissionRefusal;
  /** Details of a refusal: `used_at`, or the unpaid `order` with its `owed` amount. */
  readonly details?: Readonly<Record<string, string>>;
}

interface CheckInBody {
  readonly code: string;
  readonly event: number;
  readonly used_at: string;
  readonly already_in?: boolean;
}

export interface DoorCalls {
  readonly checkIn: (body: CheckInBody) => Promise<Asked<AnswerOf<'checkIn'>>>;
  readonly list: () => Promise<Asked<AnswerOf<'doorList'>>>;
}

/** Time limit in ms at the door for a network that does not respond; a long list may take longer. */
const PATIENCE_MS = 4000;
const LIST_MS = 20_000;

/** The calls of a door; they never fail. */
export function doorCalls(api: ApiClient, event: number, report: (error: unknown) => void): DoorCalls {
  async function ask<T>(call: () => Promise<T>): Promise<Asked<T>> {
    try {
      return { line: 'on', answer: await call() };
    } catch (error) {
      return failed(error, report);
    }
  }
  const send = (body: Omit<CheckInBody, 'used_at'> & { readonly used_at?: string }) =>
    api.call('checkIn', { body, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    checkIn: ({ used_at, ...body }) =>
      ask(async () => {
        try {
          return await send({ ...body, used_at });
        } catch (error) {
          // Of a clock that was set meanwhile, or of yesterday: then it counts as of now.
          if (!isSiteError(error) || error.field !== 'used_at') throw error;
          return send(body);
        }
      }),
    list: () => ask(() => api.call('doorList', { params: { id: event }, signal: AbortSignal.timeout(LIST_MS) })),
  };
}

function failed(error: unknown, report: (error: unknown) => void): Asked<never> {
  if (!isSiteError(error)) return { line: 'off' };
  if (error.status === 401) return { line: 'login' };
  const refused = admissionRefusal(error);
  if (refused) return { line: 'on', refused, ...(error.details && { details: error.details }) };
  // A missing network is not reported.
  if (error.code !== 'unavailable') report(error);
  return { line: 'off' };
}
