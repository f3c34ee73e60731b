import { TOKEN_CONTROL, type AnswerOf, type Language } from '@vestibule/contracts';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import { postedValues } from '@vestibule/contracts/schemas/posted-values';
import { checkBody } from '../../../platform/server/check-input';
import type { Deps } from '../../../platform/server/deps';
import type { FormRow } from './find';
import { isFormToken } from './form-token';
import { presentFormFields } from './present';
import { storeEntry } from './store-entry';

/**
 * Stores an entry that was posted without script by the rules of calls from scripts. Throws `validation` where no form
 * has sent it.
 */
export async function storePost(
  { db, secret, now }: Pick<Deps, 'db' | 'secret' | 'now'>,
  form: FormRow,
  posted: string,
  lang: Language,
): Promise<AnswerOf<'postForm'>> {
  const token = new URLSearchParams(posted).get(TOKEN_CONTROL) ?? '';
  if (!isFormToken(secret, form.id, token, now())) return { done: false, reason: 'token', problems: {} };
  const given = postedValues(presentFormFields(form, lang), posted);
  const { field_values: values } = checkBody(ALL_CALLS.sendForm.body, { form: form.id, field_values: given }) as {
    readonly field_values: Readonly<Record<string, unknown>>;
  };
  const problems = await storeEntry(db, form, values, lang, now());
  return Object.keys(problems).length > 0 ? { done: false, reason: 'values', problems } : { done: true };
}
