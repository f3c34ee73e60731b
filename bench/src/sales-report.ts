import { cpus } from 'node:os';
import type { SalesResult } from './measure-sales';
import { percentile } from './percentile';
import { writeMeasured } from './report';
import { STEPS } from './sales-crowd';
import { align } from './table';

/** Tickets a minute. */
const GOAL = 3000;

/** Result of a crowd, and whether the database is consistent. */
export function salesTable(result: SalesResult): string {
  const { tickets, orders, seconds, errors, times, cpu, sold, capacity, faults } = result;
  const perMinute = Math.round((tickets / seconds) * 60);
  const whole = (value: number) => String(Math.round(value));
  const figures = align([
    ['', '', 'goal', ''],
    ['tickets a minute', whole(perMinute), `at least ${GOAL}`, perMinute >= GOAL ? 'met' : 'not met'],
    ['orders a minute', whole((orders / seconds) * 60), '', ''],
    ['seconds', whole(seconds), '', ''],
    ['errors', whole(errors.length), '0', errors.length === 0 ? 'met' : 'not met'],
    ['sold in the end, of', `${sold} of ${capacity}`, 'all', sold === capacity ? 'met' : 'not met'],
    ['faults of the books', whole(faults.length), '0', faults.length === 0 ? 'met' : 'not met'],
    ...(cpu ? Object.entries(cpu).map(([name, ms]) => [`CPU per order, ${name}, ms`, ms.toFixed(1), '', '']) : []),
  ]);
  const steps = align([
    ['answered within ms', 'p50', 'p95', 'p99'],
    ...STEPS.map((step) => [step, ...[50, 95, 99].map((of100) => whole(percentile(times[step], of100)))]),
  ]);
  const wrong = [...new Set([...errors, ...faults])].slice(0, 10);
  return [figures, steps, ...(wrong.length > 0 ? [wrong.join('\n')] : [])].join('\n\n');
}

/** Replaces `docs/performance-sales.md`. */
export const writeSalesReport = (result: SalesResult): void =>
  writeMeasured(
    'performance-sales.md',
    `# A rush on one date

Written by \`npm run bench -- --sales\`. 16 people at a time buy tickets of one date through gateway and backend, on a
PostgreSQL that writes every commit to the disk; all of it, and they, on one machine. Each buys one to three tickets,
two on average, as an order of their own that was confirmed, with codes and its mail in the outbox, paid at the desk.
Their way is that of the page's script: options and prices, token, tickets into the cart, the cart, order,
confirmation; pages come from the cache, and are not in it. When the time is over, 200 tickets are left, and all are sold.`,
    salesTable(result),
    `Load average at the end: ${result.load.toFixed(1)} on ${cpus().length} cores; above that, other work ran beside it.`,
  );
