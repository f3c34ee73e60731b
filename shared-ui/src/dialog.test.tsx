import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

describe('dialog', () => {
  test('has the name of its title and closes by its button, Escape and the backdrop', async () => {
    const onClose = jest.fn();
    render(
      <Dialog open title="Filter" closeLabel="Schließen" onClose={onClose}>
        Inhalt
      </Dialog>,
      { wrapper: fakeHost().wrapper },
    );
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText('Inhalt'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('follows its owner', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Filter" closeLabel="Schließen" onClose={() => undefined}>
        Inhalt
      </Dialog>
    );
    const { rerender } = render(dialog(false), { wrapper: fakeHost().wrapper });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(dialog(true));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Back closes it, once', () => {
    const { store, wrapper } = fakeHost();
    const onClose = jest.fn();
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Filter" closeLabel="Schließen" onClose={onClose}>
        Inhalt
      </Dialog>
    );
    const { rerender } = render(dialog(true), { wrapper });
    act(() => store.ui.layers.at(-1)?.());
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(dialog(false));
    expect(store.ui.layers).toEqual([]);
  });
});
