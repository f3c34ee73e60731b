import { act, screen, waitFor } from '@testing-library/react';
import type { ContentModule } from '@vestibule/contracts';
import { headline, list, text } from '../../testing/records';
import { showEditor } from '../../testing/show-editor';
import { textStart } from '../content/module-name';

describe('module handle', () => {
  test('every module has a handle, at any depth', async () => {
    const { store } = showEditor();
    act(() => store.page.setEditing(true));
    const names = (await screen.findAllByRole('button', { name: /bearbeiten$/ })).map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Überschrift „Die Orgel“ bearbeiten',
      'Text „2846 Pfeifen und ein Spieltisch aus dem …“ bearbeiten',
      'Veranstaltungsliste „Heute“ bearbeiten',
    ]);
  });

  test('a model of a later version has no handle', async () => {
    const { store } = showEditor();
    act(() => {
      store.page.setEditing(true);
    });
    await screen.findByRole('button', { name: /^Veranstaltungsliste .* bearbeiten$/ });
    act(() => store.page.replace({ ...list, model: 'hologram' } as unknown as ContentModule));
    expect(await screen.findAllByRole('button', { name: /bearbeiten$/ })).toHaveLength(2);
  });

  test('a module that shows nothing is marked, until it shows something', async () => {
    const { store } = showEditor();
    act(() => store.page.setEditing(true));
    const notes = () => screen.queryAllByText('zeigt noch nichts');
    await waitFor(() => expect(notes()).toHaveLength(3));
    const [first, second, third] = document.querySelectorAll('[data-module-id]');
    first?.append('Die Orgel');
    second?.append(document.createElement('img'));
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect(third).toContainElement(notes()[0] ?? null);
    second?.querySelector('img')?.remove();
    await waitFor(() => expect(notes()).toHaveLength(2));
  });

  test('a module that is gone has no handle', () => {
    const { store } = showEditor();
    act(() => {
      store.page.setEditing(true);
      store.page.close();
      store.page.setEditing(true);
    });
    expect(screen.queryByRole('button', { name: /bearbeiten$/ })).not.toBeInTheDocument();
  });

  test.each([
    [{ ...headline, content: 'Kurz' }, 'Kurz'],
    [{ ...headline, content: 'x'.repeat(50) }, `${'x'.repeat(40)} …`],
    [{ ...text, content: '<h2>Anreise</h2><ul><li>Bahn &amp; Bus</li></ul>' }, 'Anreise Bahn & Bus'],
  ])('the start of %j', (module, start) => expect(textStart(module)).toBe(start));
});
