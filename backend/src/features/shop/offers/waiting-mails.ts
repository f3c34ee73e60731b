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
import { ORDER_TEXTS } from '../order-data/order-texts';
import type { Place } from './places';
import { WAITING_TEXTS } from './waiting-texts';

interface About {
  readonly event: typeof events.$inferSelect;
  readonly waiting: Pick<typeof waiting.$inferSelect, 'email' | 'quantity' | 'lang' | 'link'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues that somebody is on the list, and how they leave it; within the transaction that puts them there. */
export function queueJoined(db: Database, about: About): Promise<void> {
  const { lang, link, quantity } = about.waiting;
  const texts = WAITING_TEXTS[lang];
  return queue(db, { ...about, byStranger: true }, texts.joined, [
    texts.isWaiting,
    { facts: factsOf(about, '', String(quantity)) },
    texts.whatComes,
    ...(link ? [{ link: texts.toPlace, href: link }] : []),
  ]);
}

/** Queues that tickets are held for somebody, and until when. */
export async function queueOffer(
  db: Database,
  {
    place,
    seats,
    until,
    ...about
  }: About & {
    readonly place: Place;
    readonly seats: readonly Seat[];
    readonly until: string;
  },
): Promise<void> {
  const { lang, link, quantity } = about.waiting;
  const texts = WAITING_TEXTS[lang];
  const { name, time } = await namesOf(db, place);
  const tickets = [quantity, pick(name, lang)].filter(Boolean).join(' × ');
  await queue(db, about, texts.offered, [
    texts.isOffered,
    { facts: factsOf(about, time && `${time}:00`, [tickets, seatWords(seats, lang)].filter(Boolean).join(', ')) },
    texts.heldUntil(formatInstant(until, lang)),
    ...(link ? [{ link: texts.toOffer, href: link }] : []),
  ]);
}

async function namesOf(db: Database, { seatGroupId, timeslotId }: Place) {
  const [group] = await db.select().from(seatGroups).where(eq(seatGroups.id, seatGroupId));
  const [slot] = timeslotId === null ? [] : await db.select().from(timeslots).where(eq(timeslots.id, timeslotId));
  return { name: group?.name ?? {}, time: slot?.timeStart ?? '' };
}

function factsOf({ event, waiting: { lang } }: About, timeStart: string, tickets: string) {
  const { allDay, localStart, title } = event;
  const texts = ORDER_TEXTS[lang];
  const dateStart = allDay ? localStart.slice(0, 10) : zonedStart(event);
  return [
    [texts.what, pick(title, lang)],
    [texts.when, whenOf({ dateStart, timeStart, allDay }, lang)],
    [texts.tickets, tickets],
  ] as const;
}

async function queue(
  db: Database,
  { event, waiting: { email, lang }, now, byStranger = false }: About & { readonly byStranger?: boolean },
  subject: (title: string) => string,
  blocks: readonly Block[],
): Promise<void> {
  const { product } = await loadSettings(db, lang);
  const letter = {
    lang,
    subject: subject(pick(event.title, lang)),
    blocks: [WAITING_TEXTS[lang].greeting, ...blocks, ORDER_TEXTS[lang].regards, product],
  };
  await queueMail(db, { recipient: email, letter, byStranger, now });
}
