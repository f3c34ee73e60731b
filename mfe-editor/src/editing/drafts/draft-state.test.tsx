import { act, screen } from '@testing-library/react';
import { DRAFTS, draftOf } from '../../testing/records';
import { showEditor } from '../../testing/show-editor';

jest.mock('../../rich-text/rich-text-field', () => jest.requireActual<object>('../../testing/plain-rich-text'));

test('a draft that one goes on with is kept on, and the form says so', async () => {
  const { store, user } = showEditor({ answers: { [DRAFTS]: [draftOf('Die neue Orgel')] } });
  act(() => store.page.setEditing(true));
  await user.click(await screen.findByRole('button', { name: /^Weiter bearbeiten/ }));
  expect(await screen.findByLabelText('Überschrift')).toHaveValue('Die neue Orgel');
  expect(screen.getByText(/^Entwurf nur in diesem Browser gesichert/)).toBeVisible();
});
