import { act, screen } from '@testing-library/react';
import { FakeEventSource } from '../../testing/fake-event-source';
import { showRecordForm } from './testing/show-record-form';

const room = { id: 3, version: 'v1', values: { key: 'saal', name: 'Saal', title: { de: 'Saal' }, capacity: 10 } };
const alone = { others: [], version: '7', author: 'berta' };
const latest = { ...room, version: 'v2', values: { ...room.values, title: { de: 'Festsaal' } } };
const title = () => screen.getByRole('textbox', { name: 'Titel' });

/** Somebody else saves the record while its form is open. */
async function saveByOthers(author = 'berta') {
  act(() => FakeEventSource.send(alone));
  await act(async () => FakeEventSource.send({ ...alone, version: '8', author }));
}

describe('presence in the form of a record', () => {
  test('names who else has the record open; a new record is open to nobody else', async () => {
    const { rerender } = await showRecordForm('rooms', room);
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/api/presence/rooms/3']);
    act(() => FakeEventSource.send({ ...alone, others: ['Berta', 'Carl'] }));
    expect(screen.getByText('Auch hier: Berta, Carl')).toHaveAttribute('aria-live', 'polite');
    act(() => FakeEventSource.open[0]?.onerror?.());
    expect(screen.queryByText(/Auch hier/)).not.toBeInTheDocument();
    rerender({ values: {} });
    expect(FakeEventSource.open).toEqual([]);
  });

  test('a save of others is shown at once where nothing was typed', async () => {
    const onSaved = jest.fn();
    const { store } = await showRecordForm('rooms', room, { '/api/records/rooms/3/': latest }, onSaved);
    await saveByOthers();
    expect(store.alerts.current).toMatchObject({ text: 'berta hat diesen Eintrag gerade gespeichert.' });
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 'v2', values: latest.values }));
  });

  test('typed text stays, and is merged when it is saved', async () => {
    const onSaved = jest.fn();
    const { user, store } = await showRecordForm('rooms', room, { '/api/records/rooms/3/': latest }, onSaved);
    await user.type(title(), ' 2');
    await saveByOthers();
    expect(store.alerts.current).toMatchObject({ text: 'berta hat diesen Eintrag gerade gespeichert.' });
    expect(onSaved).not.toHaveBeenCalled();
    expect(title()).toHaveValue('Saal 2');
  });

  test('a hidden tab holds no connection, and notices the saves of others when it is seen again', async () => {
    const onSaved = jest.fn();
    await showRecordForm('rooms', room, { '/api/records/rooms/3/': latest }, onSaved);
    act(() => FakeEventSource.send(alone));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(FakeEventSource.open).toEqual([]);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => FakeEventSource.send({ ...alone, version: '8' }));
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 'v2' }));
  });

  test('a save of an account that is gone is nobody’s', async () => {
    const { store } = await showRecordForm('rooms', room);
    await saveByOthers('');
    expect(store.alerts.current).toBeNull();
  });
});
