import type { RouteData } from '../app/route-data';
import { reportBadAddresses } from './bad-address';
import type { Shown } from './navigation';

const shown = (search: string, failure?: RouteData['failure']) =>
  ({
    location: { pathname: '/de/veranstaltungen', search },
    view: { route: { expose: 'x', slots: {}, ...(failure && { failure }) } },
  }) as unknown as Shown;

test('a query that nobody can read is reported, now and whenever one is come to; nothing else is', () => {
  let now = shown('?room=x', { status: 400, code: 'validation' });
  let moved = () => undefined as void;
  const report = jest.fn();
  reportBadAddresses({ getShown: () => now, subscribe: (listener) => ((moved = listener), () => undefined) }, report);
  expect(report.mock.calls.flat()).toMatchObject([
    { code: 'validation', message: 'Bad query: /de/veranstaltungen?room=x' },
  ]);
  for (const next of [shown(''), shown('?page=99', { status: 404, code: 'not_found' })]) {
    now = next;
    moved();
  }
  expect(report).toHaveBeenCalledTimes(1);
  now = shown('?date=31-02-2026', { status: 400, code: 'validation' });
  moved();
  expect(report).toHaveBeenCalledTimes(2);
});
