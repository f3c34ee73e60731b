import { SITE_TIME_ZONE, type AnswerOf, type Language } from '@vestibule/contracts';
import { count, desc, eq, gte, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../platform/db/database';
import { formEntries, forms } from '../platform/db/schema';
import { pick } from '../platform/texts/localise';

const DAYS = 7;

/** What visitors have sent with forms in the last seven days, by day and by form. */
export async function entriesOfWeek(
  db: Database,
  lang: Language,
  now: number,
): Promise<NonNullable<AnswerOf<'dashboard'>['entries']>> {
  const first = moment
    .tz(now, SITE_TIME_ZONE)
    .startOf('day')
    .subtract(DAYS - 1, 'days');
  const isOfWeek = gte(formEntries.createdAt, first.toISOString());
  const dayOfEntry = sql<string>`to_char(${formEntries.createdAt} at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
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
  const days = Array.from({ length: DAYS }, (_, index) => first.clone().add(index, 'days').format('YYYY-MM-DD'));
  return {
    days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })),
    forms: byForm.map((form) => ({ ...form, title: pick(form.title, lang) })),
  };
}
