import { CONFIRMATION_FIELD, emptyValue, SiteError, type Language } from '@vestibule/contracts';
import { formProblems, trimmed } from '@vestibule/contracts/schemas/form-values';
import type { Database } from '../../platform/db/database';
import { formEntries } from '../../platform/db/schema';
import type { FormRow } from './find';
import { MESSAGES } from './messages';
import { presentForm } from './present';

/**
 * Stores a submission; invisible fields have their default, whatever was sent for them. Throws `validation`, which
 * names the first wrong field in the order of the form.
 */
export async function storeEntry(
  db: Database,
  form: FormRow,
  given: Readonly<Record<string, unknown>>,
  lang: Language,
): Promise<void> {
  const fields = presentForm(form, lang).fields.filter(({ visible }) => visible);
  const hidden = form.fields.filter(({ visible }) => !visible);
  const sent = Object.fromEntries(
    Object.entries(given).filter(([slug]) => !hidden.some((field) => field.slug === slug)),
  );
  const problems = formProblems(fields, sent);
  const wrong = fields.find(({ slug }) => problems[slug])?.slug ?? Object.keys(problems)[0];
  if (wrong !== undefined)
    throw new SiteError('validation', 400, MESSAGES[lang][problems[wrong] ?? 'invalid'], {
      field: wrong || 'field_values',
    });
  const empty = Object.fromEntries(fields.map((field) => [field.slug, emptyValue(field.field_type)]));
  const { [CONFIRMATION_FIELD.slug]: _trap, ...values } = { ...empty, ...trimmed(sent) };
  for (const field of hidden) values[field.slug] = field.default ?? emptyValue(field.type);
  await db.insert(formEntries).values({ formId: form.id, lang, values });
}
