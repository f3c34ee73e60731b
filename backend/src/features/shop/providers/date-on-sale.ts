import { notFound, type Language } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { isOnSale } from '../../programme';

/** An event whose tickets can be bought. */
export interface DateOnSale {
  readonly id: number;
  /** Its name in the ticket system. */
  readonly idJet: string;
  /** Language of its texts, which is not the requested one where it is not translated. */
  readonly lang: Language;
}

/** Throws `not_found` for an event that is not online, or sells nothing at `now`, in ms. */
export async function dateOnSale(db: Database, id: number, asked: Language, now: number): Promise<DateOnSale> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.isOnline, true)));
  if (!event || event.idJet === null || !isOnSale(event, now)) throw notFound('The event sells no tickets');
  return { id, idJet: event.idJet, lang: contentLanguage(asked, event.title) };
}
