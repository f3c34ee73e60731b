import { CONFIRMATION_FIELD, emptyValue, SiteError, type Language } from '@vestibule/contracts';
import { formProblems, trimmedEntry, type FormProblem } from '@vestibule/contracts/schemas/form-values';
import type { Database } from '../../../platform/db/database';
import { formEntries } from '../tables';
import { queueEntryMails } from './entry-mails';
import { claimFiles, FileGone } from './files/claim-files';
import type { FormRow } from './find';
import { translator } from '../../../platform/texts/translate';
import { presentFormFields } from './present';

/** What is wrong with a submission, by slug; '' for values that the form has no field for. */
type Problems = Readonly<Record<string, FormProblem>>;

/**
 * Stores a submission, unless it is invalid: returns its problems then. Invisible fields have their default, whatever
 * was sent for them. Mails about it are queued with it.
 */
export async function storeEntry(
  db: Database,
  form: FormRow,
  given: Readonly<Record<string, unknown>>,
  lang: Language,
  now: number,
): Promise<Problems> {
  const fields = presentFormFields(form, lang).filter(({ visible }) => visible);
  const hidden = form.fields.filter(({ visible }) => !visible);
  const sent = Object.fromEntries(
    Object.entries(given).filter(([slug]) => !hidden.some((field) => field.slug === slug)),
  );
  const problems = formProblems(fields, sent);
  if (Object.keys(problems).length > 0) return problems;
  const empty = Object.fromEntries(fields.map((field) => [field.slug, emptyValue(field.field_type)]));
  const { [CONFIRMATION_FIELD.slug]: _trap, ...values } = { ...empty, ...trimmedEntry(sent) };
  for (const field of hidden) values[field.slug] = field.default ?? emptyValue(field.type);
  try {
    await db.transaction(async (tx) => {
      const [entry] = await tx.insert(formEntries).values({ formId: form.id, lang, values }).returning();
      const files = entry ? await claimFiles(tx, form, entry) : new Map<string, string>();
      await queueEntryMails(tx, { form, values, files, lang, now });
    });
    return {};
  } catch (error) {
    if (error instanceof FileGone) return { [error.slug]: 'file_gone' };
    throw error;
  }
}

/** `validation`, which names the first wrong field in the order of the form; undefined when nothing is wrong. */
export function entryError(form: FormRow, problems: Problems, lang: Language): SiteError | undefined {
  const slugs = presentFormFields(form, lang).map(({ slug }) => slug);
  const wrong = slugs.find((slug) => problems[slug]) ?? Object.keys(problems)[0];
  if (wrong === undefined) return undefined;
  return new SiteError('validation', 400, translator(lang)(`forms.problem.${problems[wrong] ?? 'invalid'}`), {
    field: wrong || 'field_values',
  });
}
