/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Router, type LinkProps, type Navigator } from 'react-router-dom';
import { PageLink } from './page-link';

const HERE = '/de/veranstaltungen?art=a';

/** Navigation of the router after a click, and whether the browser follows the link itself. */
function clicked(Kind: typeof Link | typeof PageLink, props: LinkProps, init: MouseEventInit) {
  history.replaceState(null, '', HERE);
  const heard: unknown[] = [];
  const hear =
    (kind: string): Navigator['push'] =>
    (to, state, options) =>
      heard.push([kind, to, state, options?.preventScrollReset]);
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
    push: hear('push'),
    replace: hear('replace'),
    go: () => undefined,
  };
  const { unmount } = render(
    <Router location={HERE} navigator={navigator}>
      <Kind {...props}>Weiter</Kind>
    </Router>,
  );
  const link = screen.getByRole('link', { name: 'Weiter' });
  // A click left to the browser loads a new document, which jsdom has not.
  let isLeft = true;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  fireEvent.click(link, init);
  unmount();
  return { heard, isLeft };
}

const LINKS: readonly LinkProps[] = [
  { to: '/de/besuch' },
  { to: '/de/besuch?a=b#c' },
  { to: HERE },
  { to: HERE, replace: false },
  { to: '/de/besuch', replace: true },
  { to: '/de/besuch', preventScrollReset: true },
  { to: '/de/besuch', target: '_self' },
  { to: '/de/besuch', target: '_blank' },
  { to: '/de/besuch', onClick: (event) => event.preventDefault() },
  { to: '?art=b' },
  { to: '/de/besuch', state: { a: 1 } },
];
const CLICKS: readonly MouseEventInit[] = [
  {},
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
];

describe('page link click', () => {
  test.each(LINKS.flatMap((props) => CLICKS.map((init) => [props, init] as const)))(
    'a click does the same as on Link: %j, %j',
    (props, init) => {
      expect(clicked(PageLink, props, init)).toEqual(clicked(Link, props, init));
    },
  );

  test('control: a plain click is heard, one with a key is the browser’s', () => {
    expect(clicked(PageLink, { to: '/de/besuch' }, {}).heard).toHaveLength(1);
    expect(clicked(PageLink, { to: '/de/besuch' }, { ctrlKey: true })).toEqual({ heard: [], isLeft: true });
  });
});
