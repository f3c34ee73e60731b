import { staticErrorPage } from './static-error-page';

describe('the page for when nothing is rendered', () => {
  test.each([
    ['/de/suche', 'Einen Moment bitte', 'Website offline'],
    ['/en/search', 'One moment, please', 'Website offline'],
    ['/cs/hledat', 'Okamžik, prosím', 'Web je mimo provoz'],
  ])('of %s says that the site is busy, not offline', (path, busy, offline) => {
    expect(staticErrorPage(503, path, true)).toContain(`<h1>${busy}</h1>`);
    expect(staticErrorPage(503, path)).toContain(`<h1>${offline}</h1>`);
  });
});
