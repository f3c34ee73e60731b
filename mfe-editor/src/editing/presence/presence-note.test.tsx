import { act, screen } from '@testing-library/react';
import { FakeEventSource } from '../../testing/fake-event-source';
import { CONTENT, content, headline } from '../../testing/records';
import { openForm, showEditor } from '../../testing/show-editor';

const alone = { others: [], version: 'a1', author: '' };

describe('presence note', () => {
  test('shows who else edits the page, only while it is edited', async () => {
    const { store } = showEditor();
    expect(FakeEventSource.open).toEqual([]);
    act(() => store.page.setEditing(true));
    await screen.findByRole('button', { name: 'Baustein hinzufügen' });
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/api/presence/1']);
    act(() => FakeEventSource.send(alone));
    expect(screen.queryByText(/Auch hier/)).toBeNull();
    act(() => FakeEventSource.send({ ...alone, others: ['Berta', 'Carl'] }));
    expect(screen.getByText('Auch hier: Berta, Carl')).toHaveAttribute('aria-live', 'polite');
    act(() => FakeEventSource.open[0]?.onerror?.());
    expect(screen.queryByText(/Auch hier/)).toBeNull();
    act(() => store.page.setEditing(false));
    expect(FakeEventSource.open).toEqual([]);
  });

  test('shows what somebody else has saved, and says so', async () => {
    const other = content([{ ...headline, content: 'Von Berta' }]);
    const answers = [content(), { ...other, version: 'b1' }];
    const { store } = showEditor({ answers: { [CONTENT]: () => Promise.resolve(answers.shift()) } });
    act(() => store.page.setEditing(true));
    await screen.findByRole('button', { name: 'Überschrift „Die Orgel“ bearbeiten' });
    act(() => FakeEventSource.send(alone));
    act(() => FakeEventSource.send({ ...alone, version: 'b1', author: 'Berta' }));
    expect(await screen.findByRole('button', { name: 'Überschrift „Von Berta“ bearbeiten' })).toBeVisible();
    expect(screen.getByText('Berta hat diese Seite gerade geändert.')).toBeVisible();
  });

  test('an open form keeps the typed text', async () => {
    const { user } = await openForm('Überschrift');
    await user.type(screen.getByRole('textbox', { name: 'Überschrift' }), ' klingt');
    act(() => FakeEventSource.send(alone));
    act(() => FakeEventSource.send({ ...alone, version: 'b1', author: 'Berta' }));
    expect(await screen.findByText('Berta hat diese Seite gerade geändert.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Überschrift' })).toHaveValue('Die Orgel klingt');
  });

  test('an answer that is none of the contract is reported', async () => {
    const { store, reported } = showEditor();
    act(() => store.page.setEditing(true));
    await screen.findByRole('button', { name: 'Baustein hinzufügen' });
    act(() => FakeEventSource.send({ others: 7 }));
    expect(reported).toHaveLength(1);
  });
});
