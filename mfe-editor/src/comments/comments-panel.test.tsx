import type { AnswerOf } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { CommentsPanel } from './comments-panel';

// Statements that this file shows:
// - docs/behaviour/editing.md#comments

type Comments = AnswerOf<'recordComments'>;
const PATH = '/api/records/articles/7/comments/';
const THREAD = EXAMPLES.recordComments;
const EMPTY: Comments = { ...THREAD, comments: [] };
const TARGETS = [{ value: 'field:title', text: 'Titel' }];

async function show(read: Comments, written: Comments | Failure = read, at = PATH, unsaved: object[] = []) {
  const answers: Record<string, FakeAnswer> = {
    [PATH]: ({ method }) => (method === 'GET' ? read : written),
    ...(at !== PATH && { [at]: written }),
    '/api/unsaved-forms/': unsaved,
  };
  const fake = fakeHost({ namespace: 'editor', texts: de, path: '/', answers });
  render(<CommentsPanel kind="articles" id={7} targets={TARGETS} />, { wrapper: fake.wrapper });
  await screen.findByRole('region', { name: 'Neuer Kommentar' });
  const writes = () =>
    fake.requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...fake, writes, user: userEvent.setup() };
}

describe('the comments of a record', () => {
  test('stand by thread, with the name of their field', async () => {
    await show(THREAD);
    const [thread] = within(screen.getByRole('list', { name: 'Kommentare' })).getAllByRole('listitem');
    expect(thread).toHaveTextContent(/^Titel.*mara.*Ist das der ganze Titel\?.*eva.*geändert.*Ja/);
  });

  test('are written about a field, with people who are mentioned', async () => {
    const { user, writes } = await show(EMPTY, THREAD);
    const form = within(screen.getByRole('region', { name: 'Neuer Kommentar' }));
    await user.selectOptions(form.getByLabelText('Worum es geht'), 'Titel');
    await user.selectOptions(form.getByLabelText('Jemanden erwähnen'), 'eva');
    await user.type(form.getByLabelText('Neuer Kommentar'), 'Ist das alles?');
    await user.click(form.getByRole('button', { name: 'Abschicken' }));
    expect(writes()).toEqual([['POST', PATH, { text: '@eva Ist das alles?', mentions: [2], target: 'field:title' }]]);
    expect(await screen.findByText('@eva Ist das der ganze Titel?')).toBeInTheDocument();
    expect(form.getByLabelText('Neuer Kommentar')).toHaveValue('');
  });

  test('keep their text where the server refuses it', async () => {
    const { user, store } = await show(EMPTY, new Failure(503, { code: 'unavailable' }));
    const form = within(screen.getByRole('region', { name: 'Neuer Kommentar' }));
    await user.type(form.getByLabelText('Neuer Kommentar'), 'Wichtig');
    await user.click(form.getByRole('button', { name: 'Abschicken' }));
    expect(form.getByLabelText('Neuer Kommentar')).toHaveValue('Wichtig');
    expect(store.alerts.current?.kind).toBe('error');
  });

  test('that were typed and not sent are offered again', async () => {
    const typed = {
      form: 'comments.articles.7',
      title: 'Neuer Kommentar',
      version: '',
      before: { text: null },
      values: { text: 'Noch nicht fertig' },
      updated_at: '2026-11-20T10:00:00Z',
    };
    const { user } = await show(EMPTY, EMPTY, PATH, [typed]);
    expect(screen.getByLabelText('Neuer Kommentar', { selector: 'textarea' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Eingaben übernehmen' }));
    expect(screen.getByLabelText('Neuer Kommentar', { selector: 'textarea' })).toHaveValue('Noch nicht fertig');
  });

  test('are answered', async () => {
    const { user, writes } = await show(THREAD);
    await user.click(screen.getByRole('button', { name: 'Antworten' }));
    await user.type(screen.getByLabelText('Antworten'), 'Danke');
    await user.click(screen.getAllByRole('button', { name: 'Abschicken' })[0]!);
    expect(writes()).toEqual([['POST', PATH, { text: 'Danke', mentions: [], target: '', thread: 1 }]]);
  });

  test('are resolved, and stand apart then', async () => {
    const resolved = { at: '2026-11-20T10:00:00.000Z', by: 'eva' };
    const done = { ...THREAD, comments: THREAD.comments.map((one) => ({ ...one, resolved })) };
    const { user, writes } = await show(THREAD, done, `${PATH}1/`);
    await user.click(screen.getByRole('button', { name: 'Erledigt' }));
    expect(writes()).toEqual([['PATCH', `${PATH}1/`, { resolved: true }]]);
    expect(await screen.findByText('Keine offenen Kommentare.')).toBeInTheDocument();
    expect(screen.getByText('1 erledigter Kommentar')).toBeInTheDocument();
  });

  test('are changed and removed by their author', async () => {
    const { user, writes } = await show(THREAD, EMPTY, `${PATH}1/`);
    expect(screen.getAllByRole('button', { name: /^Ändern/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Ändern Kommentar von mara/ }));
    const text = screen.getByLabelText('Kommentar');
    await user.clear(text);
    await user.type(text, 'Kürzer');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(writes()).toEqual([['PATCH', `${PATH}1/`, { text: 'Kürzer', mentions: [] }]]);
  });
});
