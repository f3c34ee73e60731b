import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import page from './navigation.page';

const text = (words: string) => ({ text: words, marks: [] });
const HIT = {
  lang: 'de',
  category: 'pages',
  id: 4,
  name: '/de/besuch/anreise',
  title: text('Anreise'),
  excerpt: text(''),
  date_start: null,
  date_end: null,
  all_day: false,
  place: '',
  state: '',
  image_obj: null,
};
const PATH = '/api/house/navigation/';
const leaf = (name: string) => ({ menu_name: { de: name }, has_tab_navigation: false, children: [] });
const saved = {
  version: 'v1',
  values: { menu: [leaf('Programm'), leaf('Besuch')], footer: [{ title: { de: 'Presse' } }] },
};

async function show(answer: FakeAnswer = { ...saved, version: 'v2' }) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/navigation',
    answers: {
      [PATH]: ({ method }) => (method === 'GET' ? saved : answer),
      '/api/records/pages/4/': {
        id: 4,
        version: 'v1',
        values: { title: { de: 'Anreise', en: 'Getting here' } },
        urls: { de: '/de/besuch/anreise', en: '/en/visit/getting-here', cs: '/cs/navsteva/cesta' },
      },
      '/de/api/search/?q=anreise': { count: 1, meant: null, groups: [{ category: 'pages', count: 1, results: [HIT] }] },
    },
  });
  const data = await page.loader?.(fake.context({}));
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
    await Promise.resolve();
  });
  const writes = () => fake.requests.filter(({ method }) => method === 'PATCH');
  return { ...fake, writes, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button('Speichern');

describe('navigation page', () => {
  test('an entry is moved by its buttons, which keep the focus, and both trees are saved as a whole', async () => {
    const { user, writes } = await show();
    await user.click(button('„Besuch“ unter den Eintrag darüber'));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '„Besuch“: Platz 1 von 1, Ebene 2',
    );
    expect(button('Besuch')).toHaveFocus();
    await user.click(save());
    expect(writes().map(({ body }) => body)).toEqual([
      { menu: [{ ...leaf('Programm'), children: [leaf('Besuch')] }], footer: [{ title: { de: 'Presse' } }] },
    ]);
  });

  test('an entry is moved by the keyboard', async () => {
    const { user, writes } = await show();
    button('Besuch').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(button('Besuch')).toHaveFocus();
    await user.click(save());
    expect(writes().map(({ body }) => body)).toMatchObject([{ menu: [leaf('Besuch'), leaf('Programm')] }]);
  });

  test('a new entry is named and led to a page that words find, in all languages; another is taken out', async () => {
    const { user, writes, requests } = await show();
    await user.click(screen.getAllByRole('button', { name: 'Eintrag hinzufügen' })[0]!);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
    expect(screen.getByText('Mit * markierte Felder sind Pflichtfelder.')).toBeInTheDocument();
    await user.keyboard('Weg');
    await user.type(screen.getByRole('combobox', { name: 'Seite oder Adresse' }), 'anreise');
    await user.click(await screen.findByRole('option', { name: /Anreise/ }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/records/pages/4/'));
    await user.click(screen.getByRole('tab', { name: 'Englisch' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Getting here');
    await user.click(screen.getByRole('tab', { name: 'Deutsch' }));
    await user.click(button('„Programm“ entfernen'));
    await user.click(save());
    expect(writes().map(({ body }) => body)).toMatchObject([
      {
        menu: [
          leaf('Besuch'),
          {
            // Existing texts stay.
            menu_name: { de: 'Weg', en: 'Getting here' },
            url: { de: '/de/besuch/anreise', en: '/en/visit/getting-here', cs: '/cs/navsteva/cesta' },
          },
        ],
      },
    ]);
  });

  test('an entry without a name is not sent, and is opened', async () => {
    const { user, writes } = await show();
    await user.click(button('Presse'));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(button('Ohne Namen'));
    await user.click(save());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(de.problem.required);
    expect(writes()).toEqual([]);
  });

  test('a refusal of the server is shown at its field, in its language', async () => {
    const refusal = new Failure(400, { code: 'validation', field: 'menu[1].url.cs', message: 'muss ein Pfad sein' });
    const { user } = await show(refusal);
    await user.click(save());
    const address = await screen.findByRole('combobox', { name: 'Seite oder Adresse' });
    expect(address).toHaveAccessibleDescription(/muss ein Pfad sein/);
    expect(screen.getByRole('tab', { name: 'Tschechisch' })).toHaveAttribute('aria-selected', 'true');
    expect(within(screen.getByRole('region', { name: 'Menü' })).getByRole('combobox')).toBe(address);
  });

  test('while something is not saved a link is left to the browser, which asks', async () => {
    const { user } = await show();
    const taken = jest.fn();
    const until = new AbortController();
    // jsdom does not navigate; the site's handling of links is below the document.
    addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: until.signal });
    document.body.addEventListener('click', taken, { signal: until.signal });
    const toHub = screen.getByRole('link', { name: 'Content-Hub' });
    await user.click(toHub);
    expect(taken).toHaveBeenCalledTimes(1);
    await user.click(button('„Besuch“ unter den Eintrag darüber'));
    taken.mockClear();
    await user.click(toHub);
    expect(taken).not.toHaveBeenCalled();
    until.abort();
  });
});
