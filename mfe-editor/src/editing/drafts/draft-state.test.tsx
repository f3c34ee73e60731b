import { act, screen } from '@testing-library/react';
import { DRAFTS, draftOf } from '../../testing/records';
import { showEditor } from '../../testing/show-editor';

jest.mock('../../rich-text/rich-text-field', () => jest.requireActual<object>('../../testing/plain-rich-text'));

describe('draft state', () => {
  test('a draft that one goes on with is updated, and the form says so', async () => {
    const { store, user } = showEditor({ answers: { [DRAFTS]: [draftOf('Die neue Orgel')] } });
    // Of the site, wherever the browser is.
    expect(await screen.findByText(/^Nicht gespeichert: .*, 23\. Nov\. 2026, 13:00 Uhr$/)).toBeVisible();
    act(() => store.page.setEditing(true));
    await user.click(await screen.findByRole('button', { name: /^Weiter bearbeiten/ }));
    expect(await screen.findByLabelText('Überschrift')).toHaveValue('Die neue Orgel');
    expect(screen.getByText(/^Entwurf nur in diesem Browser gesichert \(\d\d:\d\d Uhr\)$/)).toBeVisible();
  });
});
