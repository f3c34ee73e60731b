import { act, screen } from '@testing-library/react';
import { DRAFTS } from '../testing/records';
import { showEditor } from '../testing/show-editor';
import type { Draft } from './local-drafts';

jest.mock('../rich-text/rich-text-field', () => jest.requireActual<object>('../testing/plain-rich-text'));

const draft: Draft = {
  key: 'm1',
  page: 1,
  model: 'headline',
  module: 1,
  version: 'v1',
  section: null,
  column: 0,
  index: 0,
  values: { content: 'Die neue Orgel' },
  updated_at: '2026-11-26T10:00:00Z',
};

test('a draft that one goes on with is kept on, and the form says so', async () => {
  const { store, user } = showEditor({ answers: { [DRAFTS]: [draft] } });
  act(() => store.page.setEditing(true));
  await user.click(await screen.findByRole('button', { name: /^Weiter bearbeiten/ }));
  expect(await screen.findByLabelText('Überschrift')).toHaveValue('Die neue Orgel');
  expect(screen.getByText(/^Entwurf nur in diesem Browser gesichert/)).toBeVisible();
});
