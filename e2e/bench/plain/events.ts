import type { EventDetail } from './event-types';

const known = new Map<number, Promise<EventDetail>>();

/** Id of the event that an address of this page's list leads to. */
export function eventIdOf(href: string): number | undefined {
  const id = /^\/de\/veranstaltungen\/[^/]+\/(\d+)(?:#|$)/.exec(href)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** An event's data, asked for once. */
export function readEvent(id: number): Promise<EventDetail> {
  const reading = known.get(id) ?? fetch(`/data/${id}`).then((answer) => answer.json() as Promise<EventDetail>);
  known.set(id, reading);
  return reading;
}
