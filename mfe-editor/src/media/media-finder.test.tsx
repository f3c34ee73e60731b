import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { MediaFinderStore } from './finder-store';
import { MediaFinder } from './media-finder';

const item = EXAMPLES.mediaItem;
const fresh = { ...item, file: 'neu.jpg', alt: {} };
const pageOf = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    answers: {
      '/api/media/': ({ method }: { method: string }) => (method === 'GET' ? pageOf(item) : fresh),
      ...answers,
    },
  });
  const { store } = fake;
  const finder = store.remote('mediaFinder', () => new MediaFinderStore());
  const chosen = jest.fn<undefined, [string]>();
  render(<MediaFinder />, { wrapper: fake.wrapper });
  act(() => finder.setFinding({ kind: 'picture', onChoose: ({ file }) => chosen(file) }));
  const dialog = await screen.findByRole('dialog', { name: 'Mediathek' });
  const found = await within(dialog).findByRole('button', { name: /^saal\.jpg/ });
  const writes = () => fake.requests.filter(({ method }) => method !== 'GET');
  return { ...fake, user: userEvent.setup(), dialog, found, chosen, finder, writes };
}
const picture = (name = 'neu.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const take = () => screen.findByRole('button', { name: 'Übernehmen' });

describe('media finder', () => {
  test('finds pictures by words, and gives the one that is chosen', async () => {
    const { user, found, requests, chosen, finder, writes } = await show();
    expect(screen.getByText('Gefunden: 1')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'In der Mediathek suchen' }), 'saal');
    await screen.findByText('Gefunden: 1');
    expect(requests.at(-1)?.path).toBe('/api/media/?q=saal&kind=picture&page=1&page_size=24');
    await user.click(await screen.findByRole('button', { name: /^saal\.jpg/ }));
    expect(found).toBeDefined();
    await user.click(await take());
    expect(chosen).toHaveBeenCalledWith('saal.jpg');
    expect([writes(), finder.finding]).toEqual([[], null]);
  });

  test('the texts of a picture are saved with the choice of it, with the focal point by slider or pointer', async () => {
    const saved = { ...item, version: 'a2' };
    const { user, found, chosen, writes } = await show({ '/api/media/saal.jpg/': saved });
    await user.click(found);
    await user.type(await screen.findByRole('textbox', { name: 'Alternativtext (Englisch)' }), 'The hall');
    fireEvent.change(screen.getByRole('slider', { name: 'Waagerecht' }), { target: { value: '20' } });
    expect(screen.getByRole('slider', { name: 'Waagerecht' })).toHaveAttribute('aria-valuetext', '20 Prozent');
    await user.click(await take());
    expect(writes()).toEqual([
      {
        method: 'PATCH',
        version: '"a1"',
        path: '/api/media/saal.jpg/',
        body: { alt: { de: 'Der große Saal', en: 'The hall' }, focal: [0.2, 0.5], credit: item.credit },
      },
    ]);
    expect(chosen).toHaveBeenCalledWith('saal.jpg');
  });

  test('a picture that others have described meanwhile is not written over, and nothing is lost', async () => {
    const { user, found, chosen } = await show({ '/api/media/saal.jpg/': new Failure(412) });
    await user.click(found);
    const text = await screen.findByRole('textbox', { name: 'Alternativtext (Englisch)' });
    await user.type(text, 'The hall');
    await user.click(await take());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nicht gespeichert/);
    expect(text).toHaveValue('The hall');
    expect(chosen).not.toHaveBeenCalled();
  });

  test.each(['chosen', 'dropped', 'pasted'] as const)(
    'a file that is %s comes into the library and is open',
    async (way) => {
      const { user, dialog, writes } = await show();
      const input = screen.getByLabelText('Dateien hochladen');
      const files = [picture()];
      if (way === 'chosen') await user.upload(input, files);
      if (way === 'dropped') fireEvent(input, dropOf(input, files));
      if (way === 'pasted') fireEvent.paste(input, { clipboardData: { files } });
      expect(await within(dialog).findByText('neu.jpg: hochgeladen')).toBeInTheDocument();
      expect(writes()).toMatchObject([{ method: 'POST', path: '/api/media/?name=neu.jpg' }]);
      expect(await within(dialog).findByRole('region', { name: 'neu.jpg' })).toHaveFocus();
    },
  );

  test('one that is refused says why by its name, and the next one comes all the same', async () => {
    const { user, dialog } = await show({
      '/api/media/?name=viel.jpg': new Failure(413, { code: 'too_large', message: 'The file is too large' }),
    });
    await user.upload(screen.getByLabelText('Dateien hochladen'), [picture('viel.jpg'), picture()]);
    expect(await within(dialog).findByText('viel.jpg: nicht hochgeladen. The file is too large')).toBeInTheDocument();
    expect(await within(dialog).findByText('neu.jpg: hochgeladen')).toBeInTheDocument();
  });

  test('several uploaded files are described one after the other', async () => {
    const { user, dialog, writes, chosen } = await show({
      '/api/media/?name=a.jpg': { ...fresh, file: 'a.jpg' },
      '/api/media/?name=b.jpg': { ...fresh, file: 'b.jpg' },
      '/api/media/a.jpg/': { ...fresh, file: 'a.jpg' },
    });
    const input = screen.getByLabelText('Dateien hochladen');
    fireEvent(input, dropOf(input, [picture('a.jpg'), picture('b.jpg')]));
    await within(dialog).findByText('b.jpg: hochgeladen');
    expect(within(dialog).getByRole('region', { name: 'a.jpg' })).toBeInTheDocument();
    expect(within(dialog).getByText('Noch eine Datei zu beschreiben')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }), 'Der Hof');
    await user.click(screen.getByRole('button', { name: 'Speichern, nächste Datei' }));
    expect(await within(dialog).findByRole('region', { name: 'b.jpg' })).toHaveFocus();
    expect(writes().at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/api/media/a.jpg/',
      body: { alt: { de: 'Der Hof' } },
    });
    expect(screen.queryByRole('button', { name: 'Speichern, nächste Datei' })).not.toBeInTheDocument();
    await user.click(await take());
    expect(chosen).toHaveBeenCalledWith('b.jpg');
  });

  test('the texts of a picture come before its most important point', async () => {
    const { user, found } = await show();
    await user.click(found);
    const alt = await screen.findByRole('textbox', { name: 'Alternativtext (Deutsch)' });
    const slider = screen.getByRole('slider', { name: 'Waagerecht' });
    expect(alt.compareDocumentPosition(slider) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('of a moving picture it says that it is still now', async () => {
    const { user, dialog } = await show({ '/api/media/?name=lauf.gif': { ...fresh, file: 'lauf.gif' } });
    const frame = String.fromCharCode(0x21, 0xf9, 4, 0, 0, 0, 0, 0);
    const gif = (frames: number) =>
      new File([Uint8Array.from(`GIF89a${frame.repeat(frames)}`, (sign) => sign.charCodeAt(0))], 'lauf.gif', {
        type: 'image/gif',
      });
    await user.upload(screen.getByLabelText('Dateien hochladen'), gif(1));
    expect(await within(dialog).findByText('lauf.gif: hochgeladen')).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Dateien hochladen'), gif(2));
    expect(await within(dialog).findByText(/^lauf\.gif: hochgeladen Das Bild bewegte sich/)).toBeInTheDocument();
  });

  function dropOf(target: Element, files: readonly File[]) {
    return createEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
  }
});
