import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { login } from '../../testing/records';
import page from './record.page';

jest.mock('../../rich-text/rich-text-field', () => ({ RichTextField: () => null }));

test('a picture of a record is found in the library', async () => {
  const path = '/cms-hub/records/persons/7';
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      '/de/pageeditor-api/user': login,
      '/api/records/persons/7/': { id: 7, version: 'v1', values: { key: 'ada', name: 'Ada', image: 'alt.jpg' } },
      '/api/media/': { count: 1, next: null, previous: null, results: [EXAMPLES.mediaItem] },
    },
  });
  const data = await page.loader?.(fake.context({ kind: 'persons', id: '7' }, path));
  await act(() => Promise.resolve(render(data && <page.Component data={data} />, { wrapper: fake.wrapper })));
  const user = userEvent.setup();
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
