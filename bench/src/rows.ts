import type { BrowserResult } from './measure-browser';
import type { StartResult } from './measure-start';
import type { HttpResult } from './load';
import type { Row } from './table';

export type HttpResults = Readonly<Record<'plain' | 'plainStored' | 'site' | 'siteCached', HttpResult>>;
export type BrowserResults = Readonly<Record<'plain' | 'site', BrowserResult>>;

const whole = (value: number) => String(Math.round(value));
const two = (value: number) => value.toFixed(2);
const seconds = (value: number) => (value / 1000).toFixed(1);
const megabytes = (value: number) => String(Math.round(value / 1024 / 1024));
const kilobytes = (value: number) => (value / 1000).toFixed(1);

const anewRow = ({ plain, site }: Pick<HttpResults, 'plain' | 'site'>): Row => ({
  measure: 'requests/s, rendered each time',
  plain: plain.requestsPerSecond,
  site: site.requestsPerSecond,
  show: whole,
  goal: { ratio: 1.3, atLeast: true },
});

const cpuRow = (measure: string, a: HttpResult, b: HttpResult): Row[] =>
  a.cpuPerRequest === undefined || b.cpuPerRequest === undefined
    ? []
    : [{ measure, plain: a.cpuPerRequest, site: b.cpuPerRequest, show: two }];

const anewCpuRow = ({ plain, site }: Pick<HttpResults, 'plain' | 'site'>) =>
  cpuRow('CPU per request, rendered each time, ms', plain, site);

/** Figures of servers that render for every request. */
export const anewRows = (sides: Pick<HttpResults, 'plain' | 'site'>): Row[] => [anewRow(sides), ...anewCpuRow(sides)];

/** Figures of the servers. */
export function httpRows({ plain, plainStored, site, siteCached }: HttpResults): Row[] {
  return [
    anewRow({ plain, site }),
    {
      measure: 'requests/s, cached (raw: rendered each time)',
      plain: plain.requestsPerSecond,
      site: siteCached.requestsPerSecond,
      show: whole,
      goal: { ratio: 18, atLeast: true },
    },
    {
      measure: 'requests/s, cached (raw: stored body)',
      plain: plainStored.requestsPerSecond,
      site: siteCached.requestsPerSecond,
      show: whole,
    },
    ...anewCpuRow({ plain, site }),
    ...cpuRow('CPU per request, cached, ms', plainStored, siteCached),
  ];
}

/** Figures of the visitor's browser. */
export function browserRows({ plain, site }: BrowserResults): Row[] {
  const row = (measure: string, key: keyof BrowserResult, show: Row['show'], goal?: Row['goal']): Row => ({
    measure,
    plain: plain[key],
    site: site[key],
    show,
    ...(goal && { goal }),
  });
  return [
    row('JS on the wire, kB', 'Script', kilobytes, { atMost: 145_000 }),
    row('HTML on the wire, kB', 'Document', kilobytes, { atMost: 15_000 }),
    row('CSS on the wire, kB', 'Stylesheet', kilobytes),
    row('LCP, ms', 'lcp', whole, { ratio: 0.92 }),
    row('TBT, ms', 'tbt', whole, { ratio: 0.25 }),
    row('CLS', 'cls', (value) => value.toFixed(3), { atMost: 0 }),
    row('first filter click works, ms', 'filterClick', whole, { ratio: 0.45 }),
    row('next page, link pointed at, ms', 'nextHovered', whole, { atMost: 60 }),
    row('next page, link cold, ms', 'nextCold', whole, { atMost: 60 }),
  ];
}

/** Figures of the site as its operator starts it; raw React has nothing like it. */
export function startRows({ secondStart, memory }: StartResult): Row[] {
  return [
    { measure: 'npm start a second time, s', site: secondStart, show: seconds, goal: { atMost: 3000 } },
    ...(memory === undefined
      ? []
      : [{ measure: 'memory after load, MB', site: memory, show: megabytes, goal: { atMost: 350 * 1024 * 1024 } }]),
  ];
}
