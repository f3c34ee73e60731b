import type { BrowserResult } from './measure-browser';
import type { HttpResult } from './measure-http';
import type { Row } from './table';

export type HttpResults = Readonly<Record<'plain' | 'plainStored' | 'site' | 'siteCached', HttpResult>>;
export type BrowserResults = Readonly<Record<'plain' | 'site', BrowserResult>>;

const whole = (value: number) => String(Math.round(value));
const two = (value: number) => value.toFixed(2);
const kilobytes = (value: number) => (value / 1000).toFixed(1);

/** Figures of the servers. */
export function httpRows({ plain, plainStored, site, siteCached }: HttpResults): Row[] {
  const cpu = (measure: string, a: HttpResult, b: HttpResult): Row[] =>
    a.cpuPerRequest === undefined || b.cpuPerRequest === undefined
      ? []
      : [{ measure, plain: a.cpuPerRequest, site: b.cpuPerRequest, show: two }];
  return [
    {
      measure: 'requests/s, rendered anew',
      plain: plain.requestsPerSecond,
      site: site.requestsPerSecond,
      show: whole,
      goal: { ratio: 1.3, atLeast: true },
    },
    {
      measure: 'requests/s, cached (raw: rendered anew)',
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
    ...cpu('CPU per request, rendered anew, ms', plain, site),
    ...cpu('CPU per request, cached, ms', plainStored, siteCached),
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
