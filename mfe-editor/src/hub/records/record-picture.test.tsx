import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { login } from '../../testing/records';
import page from './record.page';

// Statements that this file shows:
// - docs/behaviour/editing.md#dropped-files

jest.mock('../../rich-text/rich-text-field', () => ({ RichTextField: () => null }));

async function show() {
  const path = '/cms-hub/records/persons/7';
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      '/de/pageeditor-api/user': login,
      '/api/records/persons/7/': { id: 7, version: 'v1', values: { key: 'ada', name: 'Ada', image: 'alt.jpg' } },
      '/api/media/': { count: 1, next: null, previous: null, results: [EXAMPLES.mediaItem] },
      '/api/media/?name=neu.jpg': { ...EXAMPLES.mediaItem, file: 'neu.jpg' },
    },
  });
  const data = await page.loader?.(fake.context({ kind: 'persons', id: '7' }, path));
  await act(() => Promise.resolve(render(data && <page.Component data={data} />, { wrapper: fake.wrapper })));
  return { ...fake, user: userEvent.setup() };
}

describe('record picture', () => {
  test('a picture of a record is found in the library', async () => {
    const { user } = await show();
    const image = screen.getByRole('textbox', { name: 'Bild' });
    expect(image).toHaveValue('alt.jpg');
    await user.click(screen.getByRole('button', { name: 'Aus der Mediathek: Bild' }));
    const library = within(await screen.findByRole('dialog', { name: 'Mediathek' }));
    await user.click(await library.findByRole('button', { name: /^saal\.jpg/ }));
    await user.click(library.getByRole('button', { name: 'Übernehmen' }));
    expect(image).toHaveValue('saal.jpg');
    expect(screen.getByRole('presentation')).toHaveAttribute('src', EXAMPLES.mediaItem.url);
    expect(screen.queryByRole('dialog', { name: 'Mediathek' })).not.toBeInTheDocument();
  });

  describe('files that are dropped', () => {
    const image = () => screen.getByRole('textbox', { name: 'Bild' });
    const drop = (target: Element, ...files: readonly File[]) => {
      const event = createEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
      fireEvent(target, event);
      return event;
    };
    const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

    test('on a field of a picture are uploaded into it, and described', async () => {
      await show();
      expect(drop(image(), picture('neu.jpg')).defaultPrevented).toBe(true);
      const library = within(await screen.findByRole('dialog', { name: 'Mediathek' }));
      expect(library.getByRole('region', { name: 'neu.jpg' })).toBeInTheDocument();
      expect(image()).toHaveValue('neu.jpg');
    });

    test.each([
      ['of another kind', [new File(['x'], 'plan.pdf', { type: 'application/pdf' })], /^plan\.pdf: .*andere Art/],
      ['that are several', [picture('a.jpg'), picture('b.jpg')], /eine einzige Datei/],
    ] as const)('on a field and %s are refused with a reason', async (_what, files, reason) => {
      const { requests } = await show();
      expect(drop(image(), ...files).defaultPrevented).toBe(true);
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(image()).toHaveValue('alt.jpg');
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    });
  });
});
