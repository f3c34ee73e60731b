import { bodyClasses } from './body-classes';

const meta = { title: '', urls: {}, breadcrumbs: [] };

test.each([
  [undefined, 'none', ['theme-museum', 'cc01']],
  [meta, 'cms', ['theme-museum', 'cc01', 'cms-page']],
  [{ ...meta, theme: 'castle', pageTheme: 'cc03' }, 'non-cms', ['theme-castle', 'cc03', 'non-cms-page']],
  [{ ...meta, isLandingPage: true }, 'none', ['theme-museum', 'cc01', 'is-landing-page']],
] as const)('%j on a %s route', (given, kind, classes) => expect(bodyClasses(given, kind)).toEqual(classes));
