import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { login, loginAs } from '../../testing/records';
import page from './library.page';

const item = EXAMPLES.mediaItem;
const pageOf = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });

async function show(query = '', answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const path = `/cms-hub/media${query}`;
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: { '/de/pageeditor-api/user': login, '/api/media/': pageOf(item), ...answers },
  });
  const data = await page.loader?.(fake.context({}, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  const said = () => fake.store.alerts.current?.text;
  const writes = () => fake.requests.filter(({ method }) => method !== 'GET');
  return { ...fake, user: userEvent.setup(), said, writes };
}
const file = () => screen.getByRole('button', { name: /^saal\.jpg/ });
const files = () => screen.queryAllByRole('button', { name: /\.jpg/ }).map(({ textContent }) => textContent);

describe('library page', () => {
  test('the filters of the address are set, are sent to the backend, and go along to the next page', async () => {
    const { requests } = await show('?without_alt=true&q=saal', {
      '/api/media/': { ...pageOf(item), count: 60, next: '/api/media/?page=2' },
    });
    expect(requests.map(({ path }) => path)).toContain('/api/media/?q=saal&without_alt=true&page=1');
    expect(screen.getByRole('checkbox', { name: 'nur ohne Alternativtext' })).toBeChecked();
    expect(screen.getByRole('searchbox', { name: 'In der Mediathek suchen' })).toHaveValue('saal');
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toMatch(
      /q=saal.*without_alt=true.*page=2/,
    );
  });

  test('the texts of a picture are saved, and shown', async () => {
    const saved = { ...item, version: 'a2', credit: 'Ada Foto' };
    const { user, said, writes } = await show('', { '/api/media/saal.jpg/': saved });
    await user.click(file());
    const detail = within(screen.getByRole('region', { name: 'saal.jpg' }));
    await user.clear(detail.getByRole('textbox', { name: 'Bildnachweis' }));
    await user.type(detail.getByRole('textbox', { name: 'Bildnachweis' }), 'Ada Foto');
    await user.click(detail.getByRole('button', { name: 'Speichern' }));
    expect(writes()).toMatchObject([{ method: 'PATCH', path: '/api/media/saal.jpg/', body: { credit: 'Ada Foto' } }]);
    expect(said()).toBe('Gespeichert.');
    expect(await screen.findByRole('textbox', { name: 'Bildnachweis' })).toHaveValue('Ada Foto');
  });

  test('text that is typed for one file is not that of its copy, whose version is the same', async () => {
    const { user } = await show('', { '/api/media/': pageOf(item, { ...item, file: 'kopie.jpg' }) });
    const credit = () => screen.getByRole('textbox', { name: 'Bildnachweis' });
    await user.click(file());
    await user.type(credit(), '!');
    await user.click(screen.getByRole('button', { name: /^kopie\.jpg/ }));
    expect(credit()).toHaveValue(item.credit);
  });

  test('a file is replaced by another one', async () => {
    const { user, said, writes } = await show('', { '/api/media/saal.jpg/content/': { ...item, version: 'a2' } });
    await user.click(file());
    const upload = new File(['x'], 'neu.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Durch eine neue Fassung ersetzen'), upload);
    expect(writes()).toMatchObject([{ method: 'POST', path: '/api/media/saal.jpg/content/' }]);
    expect(said()).toBe('Ersetzt.');
  });

  test.each([
    ['goes once that is confirmed', {}, [], 'Gelöscht.'],
    ['stays while it is used', new Failure(409), ['saal.jpgDer große Saal'], /wird noch verwendet/],
  ] as const)('a file %s', async (_what, answer, left, told) => {
    const { user, said, writes } = await show('', { '/api/media/saal.jpg/': answer });
    await user.click(file());
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(writes()).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(files()).toEqual(left);
    expect(said()).toMatch(told);
  });

  test('a new file comes first and is open', async () => {
    const fresh = { ...item, file: 'neu.jpg', alt: {} };
    const { user } = await show('', { '/api/media/?name=neu.jpg': fresh });
    await user.upload(screen.getByLabelText('Dateien hochladen'), new File(['x'], 'neu.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('region', { name: 'neu.jpg' })).toHaveFocus();
    expect(files()).toEqual(['neu.jpgOhne Alternativtext', 'saal.jpgDer große Saal']);
  });

  test('several new files are described one after the other', async () => {
    const named = (name: string) => ({ ...item, file: name, alt: {} });
    const { user } = await show('', {
      '/api/media/?name=a.jpg': named('a.jpg'),
      '/api/media/?name=b.jpg': named('b.jpg'),
      '/api/media/a.jpg/': named('a.jpg'),
    });
    const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Dateien hochladen'), [file('a.jpg'), file('b.jpg')]);
    await screen.findByText('b.jpg: hochgeladen');
    expect(screen.getByText('Noch eine Datei zu beschreiben')).toBeInTheDocument();
    const detail = within(screen.getByRole('region', { name: 'a.jpg' }));
    await user.type(detail.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }), 'Hof');
    await user.click(detail.getByRole('button', { name: 'Speichern, nächste Datei' }));
    expect(await screen.findByRole('region', { name: 'b.jpg' })).toHaveFocus();
  });

  test('roles without the right look at the files', async () => {
    await show('', { '/de/pageeditor-api/user': loginAs('shop') });
    expect(screen.getByRole('list', { name: 'Dateien' })).toHaveTextContent('saal.jpg');
    expect(files()).toEqual([]);
    expect(screen.queryByLabelText('Dateien hochladen')).not.toBeInTheDocument();
  });

  test('an empty list says what to do', async () => {
    await show('?unused=true', { '/api/media/': pageOf() });
    expect(screen.getByText(/Nehmen Sie einen Filter heraus/)).toBeInTheDocument();
  });
});
