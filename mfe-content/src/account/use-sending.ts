import { isSiteError, useHost } from '@vestibule/contracts';
import { useState } from 'react';

/** How a form of the password page fares; `gone`: the link is not good any more. */
export type SendingState = 'ready' | 'pending' | 'done' | 'gone' | 'common' | 'limited' | 'unavailable';

/** Sends one form, and keeps how it went; what is wrong with a field is the caller's. */
export function useSending(start: SendingState = 'ready') {
  const { report } = useHost();
  const [state, setState] = useState<SendingState>(start);
  async function send(call: () => Promise<unknown>): Promise<void> {
    setState('pending');
    try {
      await call();
      setState('done');
    } catch (error) {
      const kind = failureOf(error);
      if (kind === 'unavailable') report(error);
      setState(kind);
    }
  }
  return { state, send };
}

function failureOf(error: unknown): SendingState {
  if (!isSiteError(error)) return 'unavailable';
  if (error.code === 'rate_limited') return 'limited';
  if (error.details?.['reason'] === 'common') return 'common';
  return error.status === 404 ? 'gone' : 'unavailable';
}
