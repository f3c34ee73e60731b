import { formatInstant } from '@vestibule/contracts/dates';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { eq } from 'drizzle-orm';
import type { Block } from '../../../engines/mail/letter';
import { queueMail } from '../../../engines/mail/outbox';
import type { Database } from '../../../platform/db/database';
import { seatGroups, timeslots, type events } from '../../../engines/records/tables';
import type { waiting } from '../tables';
import { pick } from '../../../platform/texts/localise';
import { zonedStart } from '../../programme';
import { loadSettings } from '../../site';
import { whenOf } from '../order-data/line-facts';
import type { OfferedPlace } from './places';
import { translator, type TextKey } from '../../../platform/texts/translate';

interface About {
  readonly event: typeof events.$inferSelect;
  readonly waiting: Pick<typeof waiting.$inferSelect, 'email' | 'quantity' | 'lang' | 'link'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues the confirmation of a place on the list, with the link to leave it; within the transaction that adds it. */
export function queueJoined(db: Database, about: About): Promise<void> {
  const { lang, link, quantity } = about.waiting;
  const t = translator(lang);
  return queue(db, { ...about, byStranger: true }, 'waiting.joined', [
    t('waiting.isWaiting'),
    { facts: factsOf(about, '', String(quantity)) },
    t('waiting.whatComes'),
    ...(link ? [{ link: t('waiting.toPlace'), href: link }] : []),
  ]);
}

/** Queues the notice that tickets are held for a visitor, with the deadline. */
export async function queueOffer(
  db: Database,
  {
    place,
    seats,
    until,
    ...about
  }: About & {
    readonly place: OfferedPlace;
    readonly seats: readonly Seat[];
    readonly until: string;
  },
): Promise<void> {
  const { lang, link, quantity } = about.waiting;
  const t = translator(lang);
  const { name, time } = await namesOf(db, place);
  const tickets = [quantity, pick(name, lang)].filter(Boolean).join(' × ');
  await queue(db, about, 'waiting.offered', [
    t('waiting.isOffered'),
    { facts: factsOf(about, time && `${time}:00`, [tickets, seatWords(seats, lang)].filter(Boolean).join(', ')) },
    t('waiting.heldUntil', { time: formatInstant(until, lang) }),
    ...(link ? [{ link: t('waiting.toOffer'), href: link }] : []),
  ]);
}

async function namesOf(db: Database, { seatGroupId, timeslotId }: OfferedPlace) {
  const [group] = await db.select().from(seatGroups).where(eq(seatGroups.id, seatGroupId));
  const [slot] = timeslotId === null ? [] : await db.select().from(timeslots).where(eq(timeslots.id, timeslotId));
  return { name: group?.name ?? {}, time: slot?.timeStart ?? '' };
}

function factsOf({ event, waiting: { lang } }: About, timeStart: string, tickets: string) {
  const { allDay, localStart, title } = event;
  const t = translator(lang);
  const dateStart = allDay ? localStart.slice(0, 10) : zonedStart(event);
  return [
    [t('orders.what'), pick(title, lang)],
    [t('orders.when'), whenOf({ dateStart, timeStart, allDay }, lang)],
    [t('orders.tickets'), tickets],
  ] as const;
}

async function queue(
  db: Database,
  { event, waiting: { email, lang }, now, byStranger = false }: About & { readonly byStranger?: boolean },
  subject: TextKey,
  blocks: readonly Block[],
): Promise<void> {
  const { product } = await loadSettings(db, lang);
  const t = translator(lang);
  const letter = {
    lang,
    subject: t(subject, { title: pick(event.title, lang) }),
    blocks: [t('letter.greeting'), ...blocks, t('letter.regards'), product],
  };
  await queueMail(db, { recipient: email, letter, byStranger, now });
}
