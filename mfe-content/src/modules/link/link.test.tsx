import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import { moduleOf } from '../../testing/records';
import '../../testing/module-code';
import { ModuleList } from '../module-list';

function show(changes: object) {
  const fake = fakeHost();
  const link = moduleOf('link', { link_text: 'Tickets', link: '/de/karten', anchor: 'karten', ...changes });
  return { ...fake, ...render(<ModuleList modules={[link]} placement="page" />, { wrapper: fake.wrapper }) };
}

describe('link', () => {
  test('a link with an anchor of its own, in the sticky navigation only if it is to', () => {
    const { store } = show({});
    const link = screen.getByRole('link', { name: 'Tickets' });
    expect(link).toHaveAttribute('href', '/de/karten');
    expect(link.closest('#karten')).toBeInTheDocument();
    expect(store.ui.stickyItems).toEqual([]);
  });

  test('a sticky one is taken away with the page', () => {
    const { store, unmount } = show({ sticky: true });
    expect(store.ui.stickyItems).toEqual([{ url: '/de/karten', title: 'Tickets' }]);
    unmount();
    expect(store.ui.stickyItems).toEqual([]);
  });

  test.each(['', 'primary', 'quiet'])('%j looks unlike the others', (look) => {
    show({ extra_class: look });
    expect(screen.getByRole('link')).toHaveClass(look || 'secondary');
  });
});
