import { sql, type SQL } from 'drizzle-orm';
import { events } from '../tables';

/** Whether tickets of an event may be sold: visitors see it, or it is a day of an admission, which has no page. */
export const isForSale: SQL<boolean> = sql<boolean>`(${events.isOnline} or ${events.admissionId} is not null)`;

/** The same of a row. */
export const isEventForSale = ({
  isOnline,
  admissionId,
}: Pick<typeof events.$inferSelect, 'isOnline' | 'admissionId'>): boolean => isOnline || admissionId !== null;
