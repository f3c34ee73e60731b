/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Link, Router, type LinkProps, type Navigator } from 'react-router-dom';
import { PageLink } from './page-link';

const nowhere = () => undefined;
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};

const written = (Kind: typeof Link | typeof PageLink, props: LinkProps) =>
  renderToString(
    <Router location="/de/veranstaltungen?art=a" navigator={navigator}>
      <Kind {...props} />
    </Router>,
  );

const addresses = [
  '/de/veranstaltungen',
  '/de/veranstaltungen/orgelnacht/7',
  '/de/besuch?a=b&c=d%20e#f',
  '/de/f%C3%BChrung',
  '/de/a.b',
  '/de/',
  '/de//a',
  '/de/./a',
  '/de/../a',
  '/de/a?',
  '/de/a#',
  '/de/ä',
  '/',
  '',
  '?art=b',
  '#unten',
  'neben',
  '//example.org/a',
  'https://example.org/a',
  'mailto:a@example.org',
  '/de/a b"<',
];

describe('page link', () => {
  test.each(addresses)('writes the same as Link: %j', (to) => {
    expect(written(PageLink, { to, children: 'x' })).toBe(written(Link, { to, children: 'x' }));
  });

  test.each<Partial<LinkProps>>([
    { className: 'a', rel: 'noopener', id: 'x', 'aria-current': 'page', onClick: nowhere },
    { target: '_blank', title: 'b' },
    { preventScrollReset: true, replace: true, state: { a: 1 } },
    { discover: 'none' },
    { reloadDocument: true },
    { relative: 'path' },
    { prefetch: 'none', viewTransition: true },
    { dangerouslySetInnerHTML: { __html: '<b>a</b>' } },
  ])('whatever a link is given: %j', (props) => {
    const whole = { to: '/de/besuch', ...props };
    expect(written(PageLink, whole)).toBe(written(Link, whole));
    // Control: it is written.
    expect(written(PageLink, whole)).toContain('href="/de/besuch"');
  });
});
