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
