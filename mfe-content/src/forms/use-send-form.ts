import { isSiteError, useHost, type FormDetail, type RefusalReason } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { useState } from 'react';

export type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, FormProblem>>;
type SendFailure = Exclude<RefusalReason, 'values'>;

/** How it went without script, before this code. */
interface Before {
  readonly sent: boolean;
  readonly reason: RefusalReason | undefined;
}

/** Sends an entry; answers what the server finds wrong, and keeps how it went otherwise. */
export function useSendForm(form: FormDetail, before: Before) {
  const { api, report } = useHost();
  const [sent, setSent] = useState(before.sent);
  const [failure, setFailure] = useState<SendFailure | undefined>(
    before.reason === 'values' ? undefined : before.reason,
  );

  async function send(values: Values): Promise<Problems | undefined> {
    setFailure(undefined);
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
