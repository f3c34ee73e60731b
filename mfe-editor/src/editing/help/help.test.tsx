import { act, screen, waitFor, within } from '@testing-library/react';
import { CONTENT, content } from '../../testing/records';
import { openForm, showEditor } from '../../testing/show-editor';
import { hasSeenTour } from './tour-seen';

const edit = () => {
  const shown = showEditor();
  act(() => shown.store.page.setEditing(true));
  return shown;
};
const dialog = () => screen.findByRole('dialog', { name: 'Seiten bearbeiten' });

describe('help', () => {
  test('while a page is edited, a button and ? say how that goes', async () => {
    const { user, store } = edit();
    await user.click(screen.getByRole('button', { name: 'Hilfe' }));
    expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('table', { name: 'Tastatur' })).toHaveTextContent('Strg + S (⌘ + S)Formular speichern');
    await user.click(screen.getByRole('button', { name: 'Hilfe schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('?');
    expect(await dialog()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hilfe schließen' }));
    act(() => store.page.setEditing(false));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an editor’s first time has a tour, step by step, once', async () => {
    const { user } = edit();
    const tour = await screen.findByRole('region', { name: 'Erste Schritte' });
    const next = within(tour).getByRole('button', { name: 'Weiter' });
    expect(tour).toHaveTextContent(/^Schritt 1 von 4: Wählen Sie einen Baustein/);
    await user.click(next);
    await user.click(next);
    await user.click(within(tour).getByRole('button', { name: 'Zurück' }));
    expect(tour).toHaveTextContent(/^Schritt 2 von 4/);
    await user.click(next);
    await user.click(next);
    expect(next).toHaveTextContent('Verstanden');
    await user.click(next);
    expect(tour).not.toBeInTheDocument();
    expect(hasSeenTour()).toBe(true);
  });

  test('the tour can be skipped', async () => {
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    await user.click(screen.getByRole('button', { name: 'Überspringen' }));
    expect(screen.queryByRole('region', { name: 'Erste Schritte' })).not.toBeInTheDocument();
    expect(hasSeenTour()).toBe(true);
  });

  test('the single key can be turned off', async () => {
    const { user } = edit();
    await user.click(screen.getByRole('button', { name: 'Hilfe' }));
    await user.click(within(await dialog()).getByRole('checkbox', { name: 'Die Taste ? öffnet diese Hilfe' }));
    await user.click(screen.getByRole('button', { name: 'Hilfe schließen' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Ctrl and S saves the form that is open, from its fields too', async () => {
    const { user, writes } = await openForm('Überschrift');
    const field = screen.getByRole('textbox', { name: /^Unterzeile/ });
    await user.type(field, 'Neu');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'PATCH', body: { subline: 'Neu' } }]));
  });

  test('Ctrl and Z takes a step back where there is one', async () => {
    const { user, store, writes } = showEditor({ answers: { [CONTENT]: { ...content(), undo: true } } });
    act(() => store.page.setEditing(true));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(writes()).toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'POST', body: { step: 'undo' } }]));
  });
});
