import type { RenderReport } from './messages';

/**
 * Runs a synchronous render and collects what React reports while it runs: renderToString has no error callback,
 * it writes to console.error. `owner` says whose code was running.
 */
export function collectReports<T>(reports: RenderReport[], owner: () => RenderReport['where'], render: () => T): T {
  const original = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    reports.push({ where: owner(), message: first instanceof Error ? (first.stack ?? first.message) : args.map(String).join(' ') });
  };
  try {
    return render();
  } finally {
    console.error = original;
  }
}
