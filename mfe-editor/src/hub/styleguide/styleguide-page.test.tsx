import { examplePicture } from '@vestibule/contracts/examples/images';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import * as ui from '@vestibule/ui';
import * as tabs from '@vestibule/ui/tabs';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import page from './styleguide.page';

const mockShown = new Set<string>();
/** The package itself, whose components note that they are shown. */
function mockNoting(exports: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const noting = (name: string, value: unknown) => {
    if (!/^[A-Z]/.test(name) || typeof value !== 'function') return value;
    return (props: unknown) => {
      mockShown.add(name);
      return (value as (given: unknown) => unknown)(props);
    };
  };
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, noting(name, value)]));
}
jest.mock('@vestibule/ui', () => mockNoting(jest.requireActual('@vestibule/ui')));
jest.mock('@vestibule/ui/tabs', () => mockNoting(jest.requireActual('@vestibule/ui/tabs')));

const componentsOf = (exports: object) =>
  Object.entries(exports).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' ? [name] : [],
  );

/** The tabs find their panels a moment after they are rendered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
async function show(
  path = '/cms-hub/styleguide',
  image: typeof examplePicture.image_obj | null = examplePicture.image_obj,
) {
  const { wrapper } = fakeHost({ namespace: 'editor', texts: de, path });
  const shown = render(<page.Component data={{ image }} />, { wrapper });
  await settled();
  return shown;
}
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('every component that shared-ui exports is shown, on each page theme', async () => {
  const { container } = await show();
  const components = [...componentsOf(ui), ...componentsOf(tabs)].sort();
  expect(components).toEqual(expect.arrayContaining(['Button', 'Tabs']));
  for (const name of components) {
    const heading = screen.getByRole('heading', { level: 3, name });
    expect(heading.parentElement?.querySelectorAll('.cc01, .cc02, .cc03')).toHaveLength(3);
  }
  // The frame of the page uses some of them, too: what counts is what is rendered.
  expect([...mockShown].sort()).toEqual(components);
  expect(container.querySelector('.theme-museum')).toBeInTheDocument();
});

test('the other site theme is one tab away, and an address of its own', async () => {
  const { container } = await show();
  expect(screen.getByRole('tab', { name: 'Schloss' })).toHaveAttribute('href', '?theme=castle');
  await userEvent.click(screen.getByRole('tab', { name: 'Schloss' }));
  await settled();
  expect(panel('Schloss').getByRole('heading', { level: 2, name: 'Bausteine' })).toBeInTheDocument();
  expect(container.querySelector('.theme-museum')).not.toBeInTheDocument();
  expect(container.querySelector('.theme-castle')).toBeInTheDocument();
});

test('it can be opened in a theme, and a theme that is unknown is the first', async () => {
  const { unmount } = await show('/cms-hub/styleguide?theme=castle');
  expect(screen.getByRole('tabpanel', { name: 'Schloss' })).toBeInTheDocument();
  unmount();
  await show('/cms-hub/styleguide?theme=palace');
  expect(screen.getByRole('tabpanel', { name: 'Museum' })).toBeInTheDocument();
});

test('without a picture in the programme it says where one comes from', async () => {
  const { context } = fakeHost({
    answers: { '/de/api/events/': { count: 0, next: null, previous: null, results: [] } },
  });
  expect(await page.loader?.(context({}))).toEqual({ image: null });
  await show(undefined, null);
  expect(screen.getAllByText(/Im Programm ist noch kein Bild/)).toHaveLength(6);
});

test('a failure of the programme is the page’s own', async () => {
  const { context } = fakeHost({ answers: { '/de/api/events/': new Failure(503, { code: 'unavailable' }) } });
  await expect(page.loader?.(context({}))).rejects.toMatchObject({ status: 503 });
});
