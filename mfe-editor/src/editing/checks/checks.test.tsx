import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ContentModule } from '@vestibule/contracts';
import type { FakeRequest } from '@vestibule/testkit/fake-host';
import { CONTENT, content, headline, page } from '../../testing/records';
import { openForm, showEditor } from '../../testing/show-editor';

/** A page whose first module is the given one. */
function show(module: string) {
  const main = document.createElement('main');
  main.innerHTML = `<div data-module-id="1">${module}</div>`;
  document.body.append(main);
  document.head.innerHTML = '<title>Orgel</title><meta name="description" content="Die Orgel im Haus">';
  const shown = showEditor();
  act(() => shown.store.page.setEditing(true));
  return { ...shown, main };
}
describe('checks', () => {
  // Axe measures letters for contrast, which jsdom cannot draw: e2e looks at that.
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => document.querySelector('main')?.remove());

  const check = async (user: ReturnType<typeof showEditor>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Prüfen' }));
    return within(await screen.findByRole('dialog', { name: 'Seite prüfen' }));
  };

  test('lists problems to fix, and shows where', async () => {
    const { user, main } = show(
      '<h2>Orgel</h2><h4>Pfeifen</h4><img src="/orgel.jpg"><p><a href="/de/orgel">hier</a></p>',
    );
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const dialog = await check(user);
    expect(await dialog.findByText('Zu verbessern: 3')).toBeInTheDocument();
    const texts = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Ein Bild ohne Alternativtext\/orgel\.jpgBeschreiben Sie es/),
        expect.stringMatching(/^Eine Überschrift überspringt eine EbenePfeifen/),
        expect.stringMatching(/^Ein Link, der nicht sagt, wohin er führthier/),
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Zeigen: Pfeifen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(scrolled.mock.contexts).toEqual([main.querySelector('h4')]);
    expect(screen.getByRole('button', { name: /^Überschrift „.*“ bearbeiten$/ })).toHaveFocus();
  });

  test('run after a save: the button has the number of problems', async () => {
    const main = document.createElement('main');
    main.innerHTML = '<div data-module-id="1"><img src="/orgel.jpg"><p><a href="/de/orgel">hier</a></p></div>';
    document.body.append(main);
    let saved: ContentModule = headline;
    const answers = {
      [CONTENT]: () => content([saved, ...page.modules.slice(1)]),
      '/de/pageeditor-api/headline/1': ({ body }: FakeRequest) => (saved = { ...saved, ...(body as object) }),
    };
    const { user } = await openForm('Überschrift', { answers });
    expect(screen.getByRole('button', { name: 'Prüfen' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Überschrift'), '!');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: 'Prüfen (2)' }, { timeout: 10_000 })).toBeInTheDocument();
  });

  test('a page that changes while it is checked, by a save under way, is checked again', async () => {
    const { user, main, store } = show('<p><a href="/de/orgel">hier</a></p>');
    const dialog = await check(user);
    expect(await dialog.findByText('Zu verbessern: 1')).toBeInTheDocument();
    // The saved module is shown in place of the one that had no number yet.
    main.innerHTML = '<div data-module-id="1"><p><a href="/de/orgel">mehr</a></p></div>';
    act(() => store.page.setModules([...(store.page.current?.modules ?? [])]));
    expect(await dialog.findByRole('button', { name: 'Zeigen: mehr' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Zeigen: hier' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zeigen: mehr' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(screen.getByRole('button', { name: /^Überschrift „.*“ bearbeiten$/ })).toHaveFocus();
  });

  test('a page without faults has none', async () => {
    const { user } = show('<h2>Orgel</h2><p><a href="/de/orgel">Mehr zur Orgel</a></p>');
    const dialog = await check(user);
    expect(await dialog.findByText('Nichts gefunden, was zu verbessern wäre.')).toBeInTheDocument();
    expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('says when it could not be checked', async () => {
    const { user, reported } = show('<h2>Orgel</h2>');
    jest.spyOn(axe, 'run').mockImplementation(() => Promise.reject(new Error('Axe is already running')));
    const dialog = await check(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Die Seite konnte nicht geprüft werden.');
    expect(reported).toMatchObject([{ message: 'Axe is already running' }]);
  });
});
