import { Failure, type FakeRequest } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContentModule } from '@vestibule/contracts';
import { CONTENT, content, headline, login, page, text } from '../../testing/records';
import { openForm } from '../../testing/show-editor';

jest.mock('../../rich-text/rich-text-field', () => jest.requireActual<object>('../../testing/plain-rich-text'));

const PATCH = '/de/pageeditor-api/headline/1';
/** A server that stores the saved headline. */
function keeping() {
  let saved: ContentModule = headline;
  const saves = ({ body }: FakeRequest) => (saved = { ...saved, ...(body as object) });
  return { saves, answers: { [CONTENT]: () => content([saved, ...page.modules.slice(1)]), [PATCH]: saves } };
}
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

describe('edit sheet', () => {
  test('opens with the focus in it, and gives it back', async () => {
    const { user, opener } = await openForm('Überschrift');
    expect(field('Überschrift')).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('says at the field what is wrong, focuses it and sends nothing', async () => {
    const { user, writes } = await openForm('Überschrift');
    await user.clear(field('Überschrift'));
    await user.type(field('Sprungmarke'), ' 1');
    await user.click(press('Speichern'));
    expect(field('Überschrift')).toHaveAccessibleDescription('Dieses Feld ist erforderlich!');
    // Words become an anchor, which is nothing wrong.
    expect(field('Sprungmarke')).toHaveValue('orgel-1');
    await waitFor(() => expect(field('Überschrift')).toHaveFocus());
    expect(writes()).toEqual([]);
  });

  test('shows each keystroke on the page, saves only changed fields and closes', async () => {
    const { user, store, writes, opener } = await openForm('Überschrift', keeping());
    await user.type(field('Überschrift'), ' im Saal');
    expect(store.page.find(1)).toMatchObject({ content: 'Die Orgel im Saal' });
    await user.clear(field('Dachzeile'));
    await user.selectOptions(field('Ebene'), 'Überschrift 2');
    await user.click(press('Speichern'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes()).toEqual([
      {
        method: 'PATCH',
        path: PATCH,
        version: '"v1"',
        body: { content: 'Die Orgel im Saal', preline: '', headline_level: 2 },
      },
    ]);
    expect(store.page.find(1)).toMatchObject({ content: 'Die Orgel im Saal', headline_level: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('nothing changed: nothing is sent', async () => {
    const { user, writes } = await openForm('Überschrift');
    await user.type(field('Überschrift'), 'n{Backspace}');
    await user.click(press('Speichern'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  test('a failure keeps the input and the preview; cancelling restores the page', async () => {
    const refused = new Failure(400, { code: 'validation', message: 'content is taken', field: 'content' });
    const { user, store } = await openForm('Überschrift', { answers: { [PATCH]: refused } });
    await user.type(field('Überschrift'), '!');
    await user.click(press('Speichern'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gespeichert: Überschrift: content is taken');
    expect(field('Überschrift')).toHaveAccessibleDescription('content is taken');
    expect(field('Überschrift')).toHaveValue('Die Orgel!');
    expect(store.page.find(1)).toMatchObject({ content: 'Die Orgel!' });

    await user.click(press('Abbrechen'));
    const question = screen.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await user.click(within(question).getByText('Weiter bearbeiten'));
    expect(field('Überschrift')).toHaveValue('Die Orgel!');
    await user.click(field('Überschrift'));
    await user.keyboard('{Escape}');
    await user.click(press('Verwerfen'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.page.find(1)).toEqual(headline);
  });

  test('a session that has ended: the text stays, a login saves it', async () => {
    let loggedIn = false;
    const { saves, answers: kept } = keeping();
    const answers = {
      ...kept,
      [PATCH]: (request: FakeRequest) => (loggedIn ? saves(request) : new Failure(401, { code: 'unauthorised' })),
      '/api/login/': ({ body }: FakeRequest) => {
        loggedIn = (body as { password: string }).password === 'geheim';
        return loggedIn ? login : new Failure(401, { code: 'unauthorised' });
      },
    };
    const { user, writes } = await openForm('Überschrift', { answers });
    await user.type(field('Überschrift'), '!');
    await user.click(press('Speichern'));
    const dialog = await screen.findByRole('dialog', { name: 'Bitte erneut anmelden' });
    expect(within(dialog).getByLabelText('E-Mail-Adresse')).toHaveValue(login.email);
    expect(field('Passwort')).toHaveFocus();
    await user.type(field('Passwort'), 'falsch{Enter}');
    expect(await screen.findByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeInTheDocument();
    await user.clear(field('Passwort'));
    await user.type(field('Passwort'), 'geheim{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.');
    expect(
      writes()
        .filter(({ path }) => path === PATCH)
        .map(({ body }) => body),
    ).toEqual([{ content: 'Die Orgel!' }, { content: 'Die Orgel!' }]);
  });

  test('the text stays when the login is cancelled', async () => {
    const { user } = await openForm('Überschrift', {
      answers: { [PATCH]: new Failure(401, { code: 'unauthorised' }) },
    });
    await user.type(field('Überschrift'), '!');
    await user.click(press('Speichern'));
    const dialog = await screen.findByRole('dialog', { name: 'Bitte erneut anmelden' });
    await user.click(within(dialog).getByText('Abbrechen'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sie sind nicht angemeldet. Ihr Text ist noch da.');
    expect(field('Überschrift')).toHaveValue('Die Orgel!');
  });

  test('text that is typed while saving stays, and the form with it', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user, store } = await openForm('Überschrift', {
      answers: { [PATCH]: () => new Promise((resolve) => (answer = resolve)) },
    });
    await user.type(field('Überschrift'), '!');
    await user.click(press('Speichern'));
    await user.type(field('Überschrift'), '?');
    answer({ ...headline, content: 'Die Orgel!' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.'));
    expect(field('Überschrift')).toHaveValue('Die Orgel!?');
    expect(store.page.find(1)).toMatchObject({ content: 'Die Orgel!?' });
  });

  test('a text inside a section is changed and saved', async () => {
    const path = '/de/pageeditor-api/text/2';
    const { user, store, writes } = await openForm('Text', {
      answers: { [path]: ({ body }: FakeRequest) => ({ ...text, ...(body as object) }) },
    });
    await user.clear(field('Text'));
    await user.type(field('Text'), '<p>Neu</p>');
    await user.click(field('Weniger Abstand nach oben'));
    expect(store.page.find(2)).toMatchObject({ content: '<p>Neu</p>', decrease_distance: true });
    await user.click(press('Speichern'));
    await waitFor(() =>
      expect(writes()).toEqual([
        { method: 'PATCH', path, version: '"v2"', body: { content: '<p>Neu</p>', decrease_distance: true } },
      ]),
    );
  });

  test('another module asks first; the draft outlives a change of the page', async () => {
    const { user, store } = await openForm('Überschrift', {
      answers: { '/de/pageeditor-api/content/page/9': content([]) },
    });
    await user.type(field('Überschrift'), '!');
    act(() => store.page.open({ ...page, id: 9, modules: [] }));
    act(() => store.page.open(page));
    expect(store.page.find(1)).toMatchObject({ content: 'Die Orgel!' });
    await user.click(await screen.findByRole('button', { name: /^Text „.*bearbeiten$/ }));
    await user.click(press('Verwerfen'));
    expect(await screen.findByRole('dialog', { name: 'Text bearbeiten' })).toBeInTheDocument();
    expect(store.page.find(1)).toEqual(headline);
  });

  test('leaving edit mode asks first, the browser too', async () => {
    const { user, store } = await openForm('Überschrift');
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await user.type(field('Überschrift'), '!');
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    expect(store.page.editing).toBe(true);
    await user.click(press('Verwerfen'));
    expect(store.page.editing).toBe(false);
    expect(leave()).toBe(false);
  });

  test('a text of another language says so', async () => {
    const { store, user } = await openForm('Überschrift');
    await user.keyboard('{Escape}');
    act(() => store.page.replace({ ...headline, lang: 'en' }));
    await user.click(screen.getByRole('button', { name: /^Überschrift „.*bearbeiten$/ }));
    expect(await screen.findByText(/Sie sehen den Text auf Englisch/)).toBeInTheDocument();
  });

  test('leaving by another part of the page asks as well', async () => {
    const { user, store } = await openForm('Überschrift');
    const left = jest.fn();
    await user.type(field('Überschrift'), '!');
    act(() => store.page.leave(left));
    expect(left).not.toHaveBeenCalled();
    await user.click(press('Verwerfen'));
    expect(left).toHaveBeenCalled();
    store.page.leave(left);
    expect(left).toHaveBeenCalledTimes(2);
  });
});
