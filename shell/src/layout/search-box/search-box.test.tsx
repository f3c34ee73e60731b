/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Suggestion } from '@vestibule/contracts';
import { fakeHost, Failure, type FakeHostOptions } from '@vestibule/contracts/testing/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import { RouteParamsContext } from '../../app/route-params';
import { SearchBox } from './search-box';
import { BLUR_CLOSE_MS, OPEN_FOCUS_MS, SUGGEST_AFTER_MS } from './timing';

const FOUND: Suggestion[] = [
  { text: 'Führung', kind: 'event' },
  { text: 'Führungen buchen', kind: 'page' },
];
const PATH = '/de/api/search/autocomplete/';
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show({
  variant = 'header',
  answer = FOUND,
  category,
}: { variant?: 'header' | 'page'; answer?: NonNullable<FakeHostOptions['answers']>[string]; category?: string } = {}) {
  const fake = fakeHost({ texts: de, answers: { [PATH]: answer } });
  const box = <SearchBox variant={variant} />;
  render(
    <RouteParamsContext value={{ category }}>
      {variant === 'page' ? <details open>{box}</details> : box}
      <button>Danach</button>
      <Here />
    </RouteParamsContext>,
    { wrapper: fake.wrapper },
  );
  return fake;
}
const input = () => screen.getByRole('combobox', { name: 'Suche' });
const button = () => screen.getByRole('button', { name: 'Suchen' });
const form = () => screen.getByRole('search');
const list = () => screen.queryByRole('listbox', { name: 'Vorschläge' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const key = (name: string) => fireEvent.keyDown(input(), { key: name });
const place = () => screen.getByRole('status').textContent;
async function type(value: string) {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value } });
  await pass(SUGGEST_AFTER_MS);
}

test('the numbers of the specification', () => {
  expect([OPEN_FOCUS_MS, BLUR_CLOSE_MS]).toEqual([200, 200]);
});

test('the first click opens and, 200 ms later, focuses; a later one sends a text that is not empty', async () => {
  show();
  expect(form()).not.toHaveAttribute('data-open');
  fireEvent.click(button());
  expect(form()).toHaveAttribute('data-open');
  await pass(OPEN_FOCUS_MS - 1);
  expect(input()).not.toHaveFocus();
  await pass(1);
  expect(input()).toHaveFocus();
  fireEvent.click(button());
  expect(place()).toBe('/de');
  fireEvent.change(input(), { target: { value: ' Große Führung ' } });
  fireEvent.click(button());
  expect(place()).toBe('/de/search?q=Gro%C3%9Fe+F%C3%BChrung');
});

test('it closes 200 ms after the focus has left it, and not when it comes back', async () => {
  show();
  await type('Führ');
  act(() => screen.getByRole('button', { name: 'Danach' }).focus());
  await pass(BLUR_CLOSE_MS - 1);
  expect(form()).toHaveAttribute('data-open');
  expect(list()).toBeInTheDocument();
  await pass(1);
  expect(form()).not.toHaveAttribute('data-open');
  expect(list()).not.toBeInTheDocument();
  act(() => input().focus());
  act(() => screen.getByRole('button', { name: 'Danach' }).focus());
  await pass(BLUR_CLOSE_MS - 1);
  act(() => input().focus());
  await pass(BLUR_CLOSE_MS);
  expect(form()).toHaveAttribute('data-open');
});

test('the focus may go from the input to the buttons', async () => {
  show();
  await type('Führ');
  act(() => screen.getByTitle('Suche leeren').focus());
  await pass(BLUR_CLOSE_MS);
  expect(form()).toHaveAttribute('data-open');
});

test('suggestions are asked for in small letters, after a pause, and once', async () => {
  const { requests } = show();
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'FÜ' } });
  await pass(SUGGEST_AFTER_MS - 1);
  fireEvent.change(input(), { target: { value: 'FÜHR ' } });
  await pass(SUGGEST_AFTER_MS - 1);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests.map(({ path }) => path)).toEqual([`${PATH}?q=f%C3%BChr`]);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Führungen buchen Seite' })).toBeInTheDocument();
});

test('an empty text asks for nothing and has no list', async () => {
  const { requests } = show();
  await type('Führ');
  fireEvent.change(input(), { target: { value: '  ' } });
  await pass(SUGGEST_AFTER_MS);
  expect(requests).toHaveLength(1);
  expect(list()).not.toBeInTheDocument();
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});

test('a late answer to an earlier text is not shown', async () => {
  let answerFirst = (_: Suggestion[]) => undefined as void;
  show({
    answer: ({ path }: { path: string }) =>
      path.endsWith('=a') ? new Promise<Suggestion[]>((resolve) => (answerFirst = resolve)) : [FOUND[0]],
  });
  await type('a');
  await type('ab');
  answerFirst([{ text: 'Veraltet', kind: 'page' }]);
  await pass(0);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Führung Veranstaltung']);
});

test('arrow keys go through the list and the input, which keeps the focus', async () => {
  show();
  await type('Führ');
  const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
  const steps: (string | null | undefined)[] = [];
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    key(name);
    steps.push(active());
  }
  expect(steps).toEqual([
    'Führung Veranstaltung',
    'Führungen buchen Seite',
    undefined,
    'Führungen buchen Seite',
    'Führung Veranstaltung',
  ]);
  expect(screen.getByRole('option', { name: /^Führung V/ })).toHaveAttribute('aria-selected', 'true');
  expect(input()).toHaveFocus();
});

test.each(['key', 'pointer'])('a suggestion chosen by %s becomes the text and is sent', async (way) => {
  show();
  await type('führ');
  key('ArrowDown');
  if (way === 'key') key('Enter');
  else fireEvent.click(screen.getByRole('option', { name: /^Führung V/ }));
  expect(input()).toHaveValue('Führung');
  expect(place()).toBe('/de/search?q=F%C3%BChrung');
  await pass(SUGGEST_AFTER_MS);
  expect(list()).not.toBeInTheDocument();
});

test('Escape closes the list, then the box; the list comes back with the arrow', async () => {
  show();
  await type('führ');
  expect(key('Escape')).toBe(false);
  expect(list()).not.toBeInTheDocument();
  key('ArrowDown');
  await pass(SUGGEST_AFTER_MS);
  expect(list()).toBeInTheDocument();
  key('Escape');
  key('Escape');
  expect(form()).not.toHaveAttribute('data-open');
  expect(button()).toHaveFocus();
});

test('clearing empties the text and leaves the focus in the input', async () => {
  show();
  expect(screen.queryByTitle('Suche leeren')).not.toBeInTheDocument();
  await type('führ');
  fireEvent.click(screen.getByTitle('Suche leeren'));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(list()).not.toBeInTheDocument();
});

test('a search stays in the category, also without script', async () => {
  show({ category: 'ausstellungen' });
  expect(form()).toHaveAttribute('action', '/de/search/ausstellungen/1');
  await type('gold');
  fireEvent.submit(form());
  expect(place()).toBe('/de/search/ausstellungen/1?q=gold');
});

test('in the menu it is open, leaves Escape to the menu, and closes it when sent', async () => {
  show({ variant: 'page' });
  act(() => input().focus());
  expect(key('Escape')).toBe(true);
  await type('gold');
  act(() => input().blur());
  await pass(BLUR_CLOSE_MS);
  expect(form()).toHaveAttribute('data-open');
  fireEvent.submit(form());
  expect(input()).not.toBeVisible();
});

test('a failure is reported and nothing else', async () => {
  const { reported } = show({ answer: () => new Failure(500) });
  await type('führ');
  expect(reported).toEqual([expect.objectContaining({ status: 500 })]);
  expect(list()).not.toBeInTheDocument();
  fireEvent.submit(form());
  expect(place()).toBe('/de/search?q=f%C3%BChr');
});

test('a plain form until its code is there, which keeps what was typed', async () => {
  const { wrapper: Wrapper } = fakeHost({ texts: de });
  const app = (
    <Wrapper>
      <SearchBox variant="header" />
    </Wrapper>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(app);
  expect(form()).toHaveAttribute('action', '/de/search');
  expect(form()).toHaveAttribute('method', 'get');
  expect(input()).toHaveAttribute('name', 'q');
  expect(input()).toBeRequired();
  input().focus();
  (input() as HTMLInputElement).value = 'gold';
  const onRecoverableError = jest.fn();
  const page = await act(async () => {
    const hydrated = hydrateRoot(root, app, { onRecoverableError });
    await Promise.resolve();
    return hydrated;
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(input()).toHaveValue('gold');
  expect(input()).not.toBeRequired();
  expect(form()).toHaveAttribute('data-open');
  act(() => page.unmount());
  root.remove();
});

test('header and menu are boxes for one text', async () => {
  const fake = fakeHost({ texts: de, answers: { [PATH]: FOUND } });
  render(
    <>
      <SearchBox variant="header" />
      <SearchBox variant="page" />
    </>,
    { wrapper: fake.wrapper },
  );
  const [header, menu] = screen.getAllByRole('combobox', { name: 'Suche' });
  fireEvent.change(menu as HTMLElement, { target: { value: 'Orgel' } });
  expect(header).toHaveValue('Orgel');
  expect(fake.store.search.text).toBe('Orgel');
  fireEvent.click(screen.getAllByRole('button', { name: 'Suche leeren' })[0] as HTMLElement);
  expect(menu).toHaveValue('');
  await pass(SUGGEST_AFTER_MS);
});
