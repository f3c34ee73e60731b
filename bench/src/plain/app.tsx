import { useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { Frame } from './frame';
import { Head } from './head';
import type { EventDetail } from './event-types';
import type { PlainPage } from './types';

const known = new Map<number, Promise<EventDetail>>();

/** Id of the event that an address of this page's list leads to. */
function eventIdOf(href: string): number | undefined {
  const id = /^\/de\/veranstaltungen\/[^/]+\/(\d+)(?:#|$)/.exec(href)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** An event's data, requested once. */
function readEvent(id: number): Promise<EventDetail> {
  const reading = known.get(id) ?? fetch(`/data/${id}`).then((answer) => answer.json() as Promise<EventDetail>);
  known.set(id, reading);
  return reading;
}

const idUnder = ({ target }: SyntheticEvent) =>
  eventIdOf(target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? '') : '');

/**
 * The whole plain page. Links of events open without a page load and read their data when they are pointed at, as
 * routers do.
 */
export function App({ page }: { page: PlainPage }) {
  const [event, setEvent] = useState<EventDetail>();
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (!event) return;
    // Every event has a theme of its own, here as on the site.
    document.body.className = document.body.className.replace(/theme-\w+/, `theme-${event.theme}`);
    window.scrollTo(0, 0);
  }, [event]);
  const open = (click: MouseEvent) => {
    const id = idUnder(click);
    if (id === undefined || opened.current) return;
    click.preventDefault();
    opened.current = true;
    void readEvent(id).then(setEvent);
  };
  const prefetch = (over: SyntheticEvent) => {
    const id = idUnder(over);
    if (id !== undefined) void readEvent(id);
  };
  return (
    <Frame page={page} event={event?.title} head={<Head page={page} />} onClick={open} onPointerOver={prefetch}>
      {event ? <EventPage event={event} /> : <EventsPage list={page.list} />}
    </Frame>
  );
}
