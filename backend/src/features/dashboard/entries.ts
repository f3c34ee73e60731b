import type { AnswerOf, Language } from '@vestibule/contracts';
import { count, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { dayOfInstant, lastDays } from '../../platform/db/last-days';
import { formEntries } from '../site';
import { forms } from '../../engines/records/tables';
import { pick } from '../../platform/texts/localise';

const DAYS = 7;

/** Entries that visitors have sent with forms in the last seven days, by day and by form. */
export async function entriesOfWeek(
  db: Database,
  lang: Language,
  now: number,
): Promise<NonNullable<AnswerOf<'dashboard'>['entries']>> {
  const { from, days } = lastDays(DAYS, now);
  const isOfWeek = gte(formEntries.createdAt, from);
  const dayOfEntry = dayOfInstant(formEntries.createdAt);
  const byDay = new Map(
    (await db.select({ day: dayOfEntry, count: count() }).from(formEntries).where(isOfWeek).groupBy(dayOfEntry)).map(
      (row) => [row.day, row.count],
    ),
  );
  const byForm = await db
    .select({ id: forms.id, title: forms.title, count: count() })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(isOfWeek)
    .groupBy(forms.id)
    .orderBy(desc(count()), forms.id);
  return {
    days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })),
    forms: byForm.map((form) => ({ ...form, title: pick(form.title, lang) })),
  };
}
