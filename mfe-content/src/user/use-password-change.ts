import { isSiteError, useHost } from '@vestibule/contracts';
import { useState } from 'react';
import type { PasswordProblems, Passwords } from './password-problems';

export type PasswordOutcome = 'done' | 'loggedOut' | 'limited' | 'unavailable';

/** Refusals of the server, as keys of the texts: it names the field. */
const REFUSED: Readonly<Record<string, PasswordProblems>> = {
  old_password: { old_password: 'settings.error.wrong' },
  new_password: { new_password: 'settings.error.same' },
};

/** Sends the change. Returns the error of a field, and stores the outcome otherwise. */
export function usePasswordChange() {
  const { api, report } = useHost();
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);

  async function change(values: Passwords): Promise<PasswordProblems | undefined> {
    setOutcome(null);
    try {
      await api.call('changePassword', { body: values });
      setOutcome('done');
      return undefined;
    } catch (error) {
      const isRefused = isSiteError(error) && error.status === 400;
      if (isRefused && error.details?.['reason'] === 'common') return { new_password: 'settings.error.common' };
      const problems = isRefused ? REFUSED[error.field ?? ''] : undefined;
      if (problems) return problems;
      const kind = outcomeOf(error);
      if (kind === 'unavailable') report(error);
      setOutcome(kind);
      return {};
    }
  }

  return { outcome, change };
}

function outcomeOf(error: unknown): PasswordOutcome {
  if (!isSiteError(error)) return 'unavailable';
  if (error.code === 'rate_limited') return 'limited';
  return error.status === 401 ? 'loggedOut' : 'unavailable';
}
