import { fireEvent, screen, within } from '@testing-library/react';
import { exampleImage } from '@vestibule/contracts/examples/images';
import { moduleOf } from '../../testing/records';
import { showModules } from '../../testing/show-modules';

/** jsdom has no layout and so none of these. */
class NothingSeen {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
/** A row of slides that are 100 px wide, of which one is seen. */
const LAYOUT = {
  offsetWidth: { get: () => 100, configurable: true },
  offsetHeight: { get: () => 100, configurable: true },
  offsetLeft: {
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? 100 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    },
    configurable: true,
  },
};
const before = Object.fromEntries(
  Object.keys(LAYOUT).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? {}]),
);
describe('slider', () => {
  beforeAll(() => {
    Object.defineProperties(HTMLElement.prototype, LAYOUT);
    // jsdom has no margins of its own either.
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'li { margin-right: 0px }' }));
  });
  afterAll(() => Object.defineProperties(HTMLElement.prototype, before));
  let reduced = false;
  beforeEach(() => {
    reduced = false;
    Object.assign(window, {
      IntersectionObserver: NothingSeen,
      ResizeObserver: NothingSeen,
      matchMedia: () => ({ matches: reduced, addEventListener: () => undefined, removeEventListener: () => undefined }),
    });
  });

  const child = (key: string) => ({ key, image_obj: exampleImage, description: `Bild ${key}`, link: '' });
  const rowOf = (count: number, values: object = {}) =>
    moduleOf('image_list', {
      title: 'Aus der Werkstatt',
      autoplay: false,
      children: Array.from({ length: count }, (_, index) => child(String(index))),
      ...values,
    });

  test('is a named row of numbered pictures that the keyboard reaches', () => {
    showModules([rowOf(3)]);
    const row = screen.getByRole('region', { name: 'Aus der Werkstatt' });
    expect(within(row).getAllByRole('listitem', { name: /^Bild \d von 3$/ })).toHaveLength(3);
    expect(within(row).getByRole('group')).toHaveAttribute('tabindex', '0');
    expect(within(row).getByRole('button', { name: 'Nächstes Bild' })).toBeEnabled();
  });

  test.each([
    [20, 20],
    [21, 0],
  ])('of %i pictures %i have a button', (count, buttons) => {
    showModules([rowOf(count)]);
    expect(screen.queryAllByRole('button', { name: /^Bild \d+ zeigen$/ })).toHaveLength(buttons);
  });

  test('nothing moves by itself unless an editor chose it', () => {
    showModules([rowOf(3)]);
    expect(screen.queryByRole('button', { name: 'Anhalten' })).not.toBeInTheDocument();
  });

  test('an autoplaying row can be paused', () => {
    showModules([rowOf(3, { autoplay: true })]);
    fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
    expect(screen.getByRole('button', { name: 'Abspielen' })).toBeInTheDocument();
  });

  test('where motion is unwanted it waits to be started', () => {
    reduced = true;
    showModules([rowOf(3, { autoplay: true })]);
    expect(screen.getByRole('button', { name: 'Abspielen' })).toBeInTheDocument();
  });

  test('pictures without a file leave nothing behind, and none at all no row', () => {
    showModules([
      rowOf(0),
      moduleOf('logo_list', { id: 2, title: 'Partner', children: [{ ...child('a'), image_obj: null }] }),
    ]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByText('Partner')).not.toBeInTheDocument();
  });

  test('logos are a named list, with links where they have one', () => {
    const linked = { ...child('b'), link: 'https://example.org' };
    showModules([moduleOf('logo_list', { title: 'Partner', children: [child('a'), linked] })]);
    expect(within(screen.getByRole('list', { name: 'Partner' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
