import type { HttpOptions } from '../measure-http';
import type { HttpResult } from '../load';
import { measureBrowser, type BrowserResult } from '../measure-browser';
import { measureHttp } from '../measure-http';
import type { PlainEventRow } from '../plain/event-types';
import { EVENTS_PATH } from '../sites';

/** A server of the page, and the processes that it takes. */
export interface PeerSide {
  readonly name: string;
  readonly origin: string;
  readonly pids: readonly number[];
}

export interface PeerResult {
  readonly http: HttpResult;
  readonly browser: BrowserResult;
}

interface Measured {
  /** As visitors get them. */
  readonly sides: readonly PeerSide[];
  /** The same in the same order, each rendering for every request. */
  readonly anew: readonly PeerSide[];
  /** The event whose page is opened. */
  readonly event: PlainEventRow;
}

/** Results by the names of the sides. */
export async function measurePeers(
  { sides, anew, event }: Measured,
  options: HttpOptions,
): Promise<ReadonlyMap<string, PeerResult>> {
  const link = { selector: `#event-${event.id}`, heading: event.title };
  const byName = <T>(list: readonly PeerSide[], to: (side: PeerSide) => T) =>
    Object.fromEntries(list.map((side) => [side.name, to(side)]));
  const http = await measureHttp(
    byName(anew, ({ name, origin, pids }) => ({ name, url: origin + EVENTS_PATH, pids })),
    options,
  );
  const browser = await measureBrowser(
    byName(sides, ({ name, origin }) => ({ name, url: origin + EVENTS_PATH, link })),
    { loads: options.rounds, onProgress: options.onProgress },
  );
  return new Map(
    sides.flatMap(({ name }) => {
      const [one, other] = [http[name], browser[name]];
      return one && other ? [[name, { http: one, browser: other }] as const] : [];
    }),
  );
}
