import { isSiteError, useHost, type FormDetail } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { useState } from 'react';

export type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, FormProblem>>;
export type SendFailure = 'limited' | 'unavailable';

/** Sends an entry; answers what the server finds wrong, and keeps how it went otherwise. */
export function useSendForm(form: FormDetail) {
  const { api, report } = useHost();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);

  async function send(values: Values): Promise<Problems | undefined> {
    setFailure(null);
    try {
      await api.call('sendForm', { body: { form: form.id, field_values: values } });
      setSent(true);
      return undefined;
    } catch (error) {
      // The browser checks by the same rules: the server finds something only when the form has changed meanwhile.
      if (isSiteError(error) && error.status === 400) return { [error.field ?? '']: 'invalid' };
      const limited = isSiteError(error) && error.code === 'rate_limited';
      if (!limited) report(error);
      setFailure(limited ? 'limited' : 'unavailable');
      return {};
    }
  }

  return { sent, failure, send };
}
