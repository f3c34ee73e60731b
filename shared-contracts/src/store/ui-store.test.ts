import { autorun } from 'mobx';
import { UiStore } from './ui-store';

test('one submenu is open at a time, and opening the open one closes it', () => {
  const ui = new UiStore();
  ui.toggleSubmenu(1);
  ui.toggleSubmenu(2);
  expect(ui.submenuOpen).toBe(2);
  ui.toggleSubmenu(2);
  expect(ui.submenuOpen).toBeNull();
});

test('closing the menu closes its submenu', () => {
  const ui = new UiStore();
  ui.setMenuOpen(true);
  ui.toggleSubmenu(1);
  ui.setMenuOpen(false);
  expect([ui.menuOpen, ui.submenuOpen]).toEqual([false, null]);
});

test('sticky links come and go with the page that adds them', () => {
  const ui = new UiStore();
  const seen: string[] = [];
  autorun(() => seen.push(ui.stickyItems.map(({ url }) => url).join(' ')));
  const tickets = ui.addStickyItem({ url: '/de/karten', title: 'Karten' });
  // Two pages may add the same link: each removes its own.
  const again = ui.addStickyItem({ url: '/de/karten', title: 'Karten' });
  tickets();
  tickets();
  again();
  expect(seen).toEqual(['', '/de/karten', '/de/karten /de/karten', '/de/karten', '/de/karten', '']);
});
