import { isSiteError, useHost, type FormDetail, type RefusalReason } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { useState } from 'react';
import { forgetUpload, uploadFiles } from './upload-files';

export type SentValues = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, FormProblem>>;
type SendFailure = Exclude<RefusalReason, 'values'>;

/** How it went without script, before this code. */
interface Before {
  readonly sent: boolean;
  readonly reason: RefusalReason | undefined;
}

/** Sends an entry. Returns the server's validation errors, and stores the outcome otherwise. */
export function useSendForm(form: FormDetail, before: Before) {
  const { api, report } = useHost();
  const [sent, setSent] = useState(before.sent);
  const [failure, setFailure] = useState<SendFailure | undefined>(
    before.reason === 'values' ? undefined : before.reason,
  );

  async function send(values: SentValues): Promise<Problems | undefined> {
    setFailure(undefined);
    try {
      const uploaded = await uploadFiles(api, values);
      if (Object.keys(uploaded.problems).length > 0) return uploaded.problems;
      await api.call('sendForm', { body: { form: form.id, field_values: uploaded.values } });
      setSent(true);
      return undefined;
    } catch (error) {
      if (isSiteError(error) && error.status === 400) return refusedBy(error.field ?? '', values);
      const limited = isSiteError(error) && error.code === 'rate_limited';
      if (!limited) report(error);
      setFailure(limited ? 'limited' : 'unavailable');
      return {};
    }
  }

  return { sent, failure, send };
}

/** The browser checks by the same rules: the server finds something only when form or file have changed meanwhile. */
function refusedBy(slug: string, values: SentValues): Problems {
  forgetUpload(values[slug]);
  return { [slug]: values[slug] instanceof File ? 'file_gone' : 'invalid' };
}
