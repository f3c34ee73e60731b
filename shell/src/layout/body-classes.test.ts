import type { BodyClass } from '@vestibule/contracts';
import type { PageMatch } from '@vestibule/contracts/site/match';
import type { RouteData } from '../app/route-data';
import { bodyClasses } from './body-classes';

const meta = { title: '', urls: {}, breadcrumbs: [] };
const view = (bodyClass: BodyClass, route: Partial<RouteData>) => ({
  match: { bodyClass } as PageMatch,
  route: { expose: 'a', slots: {}, ...route },
});

describe('body classes', () => {
  test.each([
    [undefined, 'none', ['theme-museum', 'cc01']],
    [meta, 'cms', ['theme-museum', 'cc01', 'cms-page']],
    [{ ...meta, theme: 'castle', pageTheme: 'cc03' }, 'non-cms', ['theme-castle', 'cc03', 'non-cms-page']],
    [{ ...meta, isLandingPage: true }, 'none', ['theme-museum', 'cc01', 'is-landing-page']],
  ] as const)('%j on a %s route', (given, kind, classes) =>
    expect(bodyClasses(view(kind, given ? { meta: given } : {}))).toEqual(classes),
  );

  test.each([404, 500, 503] as const)('an error page (%i) is of no kind, whatever route it stands for', (status) => {
    const classes = bodyClasses(view('cms', { failure: { status, code: 'not_found' } }));
    expect(classes).toEqual(['theme-museum', 'cc01']);
  });

  test('where a remote has failed the page is still of its kind', () => {
    expect(bodyClasses(view('cms', { failure: { status: 503, code: 'remote_failed' } }))).toContain('cms-page');
  });
});
