/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import de from '../../../translations/de.json';
import { SearchBox } from './search-box';
import { BLUR_CLOSE_MS, OPEN_FOCUS_MS, SUGGEST_AFTER_MS } from './timing';
import { FOUND, PATH, show, input, button, form, list, pass, key, place, type } from './testing/show-search-box';

describe('search box', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

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

  test('in a page it has the name, the text and the category that the page gives', async () => {
    const { store } = show({
      variant: 'page',
      category: 'ausstellungen',
      page: { label: 'Im Magazin suchen', text: 'gold', category: 'articles', large: true },
    });
    expect(screen.getByRole('search', { name: 'Im Magazin suchen' })).toHaveAttribute(
      'action',
      '/de/search/articles/1',
    );
    expect(input()).toHaveValue('gold');
    expect(store.search.text).toBe('gold');
    fireEvent.click(screen.getByTitle('Suche leeren'));
    await type('silber');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    fireEvent.submit(form());
    expect(place()).toBe('/de/search/articles/1?q=silber');
  });

  test('the text of another search takes the place of the one before, and an equal one keeps the typed text', () => {
    const fake = fakeHost({ texts: de });
    const boxOf = (text: string) => <SearchBox variant="page" label="Suche" text={text} />;
    const { rerender } = render(boxOf('gold'), { wrapper: fake.wrapper });
    fireEvent.change(input(), { target: { value: 'silb' } });
    rerender(boxOf('gold'));
    expect(input()).toHaveValue('silb');
    rerender(boxOf(''));
    expect(input()).toHaveValue('');
  });

  test.each([
    ['abend', ''],
    ['abend', 'gold'],
  ])('on the server it has the text of the page, %s, and keeps a typed one, "%s"', async (text, typed) => {
    const { wrapper: Wrapper, store } = fakeHost({ texts: de });
    const app = (
      <Wrapper>
        <SearchBox variant="page" label="Suche" text={text} />
      </Wrapper>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(app);
    expect(input()).toHaveValue(text);
    if (typed !== '') (input() as HTMLInputElement).value = typed;
    const onRecoverableError = jest.fn();
    const page = await act(async () => {
      const hydrated = hydrateRoot(root, app, { onRecoverableError });
      await Promise.resolve();
      return hydrated;
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(input()).toHaveValue(typed || text);
    expect(store.search.text).toBe(typed || text);
    act(() => page.unmount());
    root.remove();
  });

  test('a plain form until its code is there, which keeps the typed text', async () => {
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
});
