import type { ReleaseState } from '@vestibule/contracts';
import { Failure } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { STATE, published, show, row, moves } from './testing/show-releases';

describe('release moves', () => {
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
    [
      'Allen geben: content 1.5.0',
      'content 1.5.0 allen geben?',
      'Allen geben',
      { action: 'promote', remote: 'content' },
    ],
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
  ])('a refusal is shown, and nothing is shown as moved', async (failure, text, reports) => {
    const { user, store, reported } = await show({ '/api/releases/moves/': failure });
    await user.click(screen.getByRole('button', { name: 'Live schalten: content 1.3.0' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Live schalten' }));
    await waitFor(() => expect(store.alerts.current).toEqual({ kind: 'error', text }));
    expect(row('1.4.0')).toHaveTextContent('live');
    expect(reported).toHaveLength(reports);
  });
});
