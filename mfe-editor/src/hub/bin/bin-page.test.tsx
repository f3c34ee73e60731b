import type { AnswerOf } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import page from './bin.page';

const PATH = '/cms-hub/bin';
const second = { ...EXAMPLES.bin.results[0]!, id: 5, kind: 'articles' as const, title: '', author: '' };
const bin: AnswerOf<'bin'> = { ...EXAMPLES.bin, count: 2, results: [...EXAMPLES.bin.results, second] };

function Place() {
  return <p aria-label="Adresse">{useLocation().pathname}</p>;
}

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}, path = PATH) {
  const all = { '/de/api/bin/': bin, '/de/pageeditor-api/user': loginAs('publisher'), ...answers };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: all });
  const data = await page.loader?.(fake.context({}, path));
  render(
    <>
      {data && <page.Component data={data} />}
      <Place />
    </>,
    { wrapper: fake.wrapper },
  );
  return { ...fake, user: userEvent.setup() };
}

const entries = () => within(screen.getByRole('list', { name: 'Papierkorb' })).queryAllByRole('listitem');

describe('bin page', () => {
  test('lists removed records with their kind, their remover and their last day', async () => {
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Einträge: 2');
    expect(entries()[0]).toHaveTextContent(
      /Kleiner Saal.*Räume.*gelöscht am 20\. Nov\. 2026.*von bea.*18\. Feb\. 2027/,
    );
    expect(entries()[1]).toHaveTextContent(/^Artikel/);
    expect(entries()[1]).not.toHaveTextContent(/von/);
  });

  test('asks for the kind and the words of its address', async () => {
    const { requests } = await show({ '/de/api/bin/?page=1&kind=rooms&q=saal': bin }, `${PATH}?kind=rooms&q=saal`);
    expect(requests.map(({ path: asked }) => asked)).toContain('/de/api/bin/?page=1&kind=rooms&q=saal');
    expect(screen.getByRole('searchbox', { name: 'Suchwörter' })).toHaveValue('saal');
    expect(screen.getByRole('combobox', { name: 'Art' })).toHaveValue('rooms');
  });

  test('restores a record, and its form follows', async () => {
    const { user, store, requests } = await show({ '/api/bin/4/': { ...EXAMPLES.record, id: 3 } });
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen: Kleiner Saal' }));
    expect(requests.at(-1)).toMatchObject({ method: 'POST' });
    expect(store.alerts.current).toMatchObject({ kind: 'save', text: 'Wiederhergestellt.' });
    expect(await screen.findByText('/cms-hub/records/rooms/3')).toBeVisible();
  });

  test('says why a record cannot be restored, and it stays', async () => {
    const taken = { code: 'conflict', message: 'x', details: { reason: 'bin_taken' } } as const;
    const { user, store } = await show({ '/api/bin/4/': new Failure(409, taken) });
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen: Kleiner Saal' }));
    expect(store.alerts.current).toMatchObject({
      kind: 'error',
      text: expect.stringContaining('dieselbe Adresse oder denselben Schlüssel') as string,
    });
    expect(entries()).toHaveLength(2);
  });

  test('deletes for good after a question only', async () => {
    const { user, requests } = await show({ '/api/bin/4/': {} });
    const remove = () => user.click(screen.getByRole('button', { name: 'Endgültig löschen: Kleiner Saal' }));
    const answer = (name: string) =>
      user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name })[0] as HTMLElement);
    await remove();
    await answer('Behalten');
    expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await remove();
    await answer('Endgültig löschen');
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(entries()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Einträge: 1');
  });

  test('says that it is empty', async () => {
    await show({ '/de/api/bin/': { ...EXAMPLES.bin, count: 0, results: [] } });
    expect(screen.getByText('Der Papierkorb ist leer.')).toBeVisible();
  });
});
