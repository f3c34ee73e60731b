import type { ReleaseState } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import page from './releases.page';

const STATE = EXAMPLES.releases;
const [content, programme] = STATE.remotes as [ReleaseState['remotes'][number], ReleaseState['remotes'][number]];
const published: ReleaseState = {
  ...STATE,
  remotes: [
    {
      ...content,
      version: '1.3.0',
      versions: content.versions.map((one) => ({ ...one, live: one.version === '1.3.0' })),
    },
    programme,
  ],
};

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/releases',
    answers: { '/api/releases/': STATE, ...answers },
  });
  const data = await page.loader?.(fake.context({}, '/cms-hub/releases'));
  fake.requests.length = 0;
  const { unmount } = render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, unmount, user: userEvent.setup() };
}
const table = (name: string) => screen.getByRole('table', { name });
const row = (version: string) => screen.getByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')} `) });
const moves = (requests: readonly { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('what is live, for whom, by whom, and how it fares', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Releases' })).toBeInTheDocument();
  const section = screen.getByRole('region', { name: 'content' });
  expect(section).toHaveTextContent('1.5.0 für 10 % der Besucher');
  expect(within(table('Versionen von content')).getAllByRole('columnheader')).toHaveLength(5);
  expect(row('1.5.0')).toHaveTextContent(
    /Canary 10 %.*21\. Nov\. 2026, 10:00 Uhr.*anna@example\.org.*10\s%.*5\s% \(2 von 40\)/,
  );
  expect(row('1.4.0')).toHaveTextContent(/live.*90\s%/);
  expect(row('1.3.0')).toHaveTextContent(/Zeitpunkt unbekannt.*keine Aufrufe/);
  expect(screen.getByRole('region', { name: 'programme' })).toHaveTextContent('angeheftet');
  expect(within(table('Die letzten 20 Änderungen, die neueste zuerst')).getAllByRole('row')[2]).toHaveTextContent(
    /Zurückgerollt.*auf den Stand Nr\. 5.*ben@example\.org/,
  );
});

test('the title of the page and its address', () => {
  const { context } = fakeHost({ namespace: 'editor', texts: de });
  expect(page.meta({} as never, context({}))).toMatchObject({
    title: 'Releases',
    urls: { de: '/cms-hub/releases' },
    noindex: true,
    breadcrumbs: [{ url: '/cms-hub' }, {}],
  });
});

test('a version is made live after a question, which the keyboard can decline', async () => {
  const { user, store, requests } = await show({ '/api/releases/moves/': published });
  await user.click(screen.getByRole('button', { name: 'Live schalten: content 1.3.0' }));
  const dialog = screen.getByRole('dialog', { name: 'content 1.3.0 live schalten?' });
  await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(moves(requests)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Live schalten: content 1.3.0' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Live schalten' }));
  await waitFor(() => expect(store.alerts.current).toEqual({ kind: 'save', text: 'content 1.3.0 ist live.' }));
  expect(moves(requests)).toEqual([{ action: 'publish', remote: 'content', version: '1.3.0' }]);
  expect(row('1.3.0')).toHaveTextContent('live');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Zurückrollen: content', 'content zurückrollen?', 'Zurückrollen', { action: 'rollback', remote: 'content' }],
  ['Alles zurückrollen', 'Alles zurückrollen?', 'Alles zurückrollen', { action: 'rollback' }],
  ['Allen geben: content 1.5.0', 'content 1.5.0 allen geben?', 'Allen geben', { action: 'promote', remote: 'content' }],
  [
    'Canary beenden: content 1.5.0',
    'Canary content 1.5.0 beenden?',
    'Canary beenden',
    { action: 'canary', remote: 'content', version: '1.5.0', percent: 0 },
  ],
  [
    'Anheften: content 1.4.0',
    'content 1.4.0 anheften?',
    'Anheften',
    { action: 'pin', remote: 'content', version: '1.4.0' },
  ],
  ['Lösen: programme', 'programme lösen?', 'Lösen', { action: 'unpin', remote: 'programme' }],
])('%s', async (button, title, confirm, move) => {
  const { user, requests, store } = await show({ '/api/releases/moves/': STATE });
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: confirm }));
  await waitFor(() => expect(store.alerts.current?.kind).toBe('save'));
  expect(moves(requests)).toEqual([move]);
});

test('a pinned remote offers no move that would be refused', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Live schalten: programme 1.9.0' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Anheften: programme 1.9.0' })).toBeInTheDocument();
});

test('a canary needs a whole percentage', async () => {
  const { user, requests, store } = await show({ '/api/releases/moves/': STATE });
  await user.click(screen.getByRole('button', { name: 'Canary: content 1.3.0' }));
  const percent = screen.getByLabelText('Anteil der Besucher in Prozent');
  expect(percent).toHaveValue(5);
  for (const wrong of ['0', '101', '2.5']) {
    await user.clear(percent);
    await user.type(percent, `${wrong}{Enter}`);
    expect(percent).toHaveAccessibleDescription('Bitte eine ganze Zahl von 1 bis 100.');
    expect(percent).toHaveFocus();
  }
  await user.clear(percent);
  await user.type(percent, '20');
  await user.click(screen.getByRole('button', { name: 'Canary starten' }));
  await waitFor(() =>
    expect(store.alerts.current).toEqual({ kind: 'save', text: 'content 1.3.0 läuft als Canary für 20 %.' }),
  );
  expect(moves(requests)).toEqual([{ action: 'canary', remote: 'content', version: '1.3.0', percent: 20 }]);
});

test('while a move is under way nothing else can be begun', async () => {
  let answer: (state: ReleaseState) => void = () => undefined;
  const { user, requests, store } = await show({
    '/api/releases/moves/': () => new Promise<ReleaseState>((resolve) => (answer = resolve)),
  });
  await user.click(screen.getByRole('button', { name: 'Zurückrollen: content' }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Zurückrollen' });
  await user.click(confirm);
  expect(confirm).toHaveTextContent('Wird ausgeführt …');
  expect(confirm).toHaveFocus();
  await user.click(confirm);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Alles zurückrollen', hidden: true })).toBeDisabled();
  await act(async () => answer(STATE));
  await waitFor(() => expect(store.alerts.current?.kind).toBe('save'));
  expect(moves(requests)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Alles zurückrollen' })).toBeEnabled();
});

test.each([
  [
    new Failure(409, { code: 'conflict', message: 'content is pinned to 1.4.0: unpin it first' }),
    'Nicht ausgeführt: content is pinned to 1.4.0: unpin it first',
    0,
  ],
  [
    new Failure(401, { code: 'unauthorised' }),
    'Nicht ausgeführt: Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    0,
  ],
  [
    new Failure(503, { code: 'unavailable' }),
    'Nicht ausgeführt: Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    1,
  ],
])('a refusal is said, and nothing is shown as moved', async (failure, text, reports) => {
  const { user, store, reported } = await show({ '/api/releases/moves/': failure });
  await user.click(screen.getByRole('button', { name: 'Live schalten: content 1.3.0' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Live schalten' }));
  await waitFor(() => expect(store.alerts.current).toEqual({ kind: 'error', text }));
  expect(row('1.4.0')).toHaveTextContent('live');
  expect(reported).toHaveLength(reports);
});

test('a preview link is made for a page and a time', async () => {
  const { user, requests } = await show({
    '/api/releases/preview-links/': { url: '/_preview?token=abc&to=%2Fde%2Fbesuch' },
  });
  await user.click(screen.getByRole('button', { name: 'Vorschau-Link: content 1.5.0' }));
  const to = screen.getByLabelText('Seite');
  await user.clear(to);
  await user.type(to, '/de/besuch');
  await user.click(screen.getByRole('button', { name: 'Link erzeugen' }));
  expect(await screen.findByLabelText('Vorschau-Link')).toHaveValue(
    'https://example.org/_preview?token=abc&to=%2Fde%2Fbesuch',
  );
  expect(screen.getByRole('link', { name: 'Vorschau öffnen' })).toHaveAttribute(
    'href',
    'https://example.org/_preview?token=abc&to=%2Fde%2Fbesuch',
  );
  expect(moves(requests)).toEqual([{ remotes: [{ name: 'content', version: '1.5.0' }], hours: 24, to: '/de/besuch' }]);
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toContain('token=abc');
  expect(screen.getByText('Der Link ist kopiert.')).toBeInTheDocument();
});

test('older versions are behind a disclosure', async () => {
  const versions = [
    ...content.versions,
    ...['1.2.0', '1.1.0'].map((version) => ({
      ...(content.versions[2] as (typeof content.versions)[number]),
      version,
    })),
  ];
  await show({ '/api/releases/': { ...STATE, remotes: [{ ...content, versions }] } });
  expect(screen.getByText('Ältere Versionen (2)')).toBeInTheDocument();
  expect(within(table('Ältere Versionen von content')).getAllByRole('rowheader')).toHaveLength(2);
});
