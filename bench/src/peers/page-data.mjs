import { readFileSync } from 'node:fs';

/** Data that the benchmark has read from the site, on the server only: see page-data.ts one folder up. */
export const { page, events, fonts } = JSON.parse(readFileSync(process.env.BENCH_DATA, 'utf8'));

export const eventOf = (id) => events.find((event) => event.id === Number(id));
