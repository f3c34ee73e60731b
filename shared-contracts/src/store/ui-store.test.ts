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

test('one entry of the burger menu is open at a time; a closing one does not take the next with it', () => {
  const ui = new UiStore();
  ui.setMenuOpen(true);
  ui.setMenuItemOpen('Besuch', true);
  ui.setMenuItemOpen('Museum', true);
  ui.setMenuItemOpen('Besuch', false);
  expect(ui.menuItemOpen).toBe('Museum');
  ui.setMenuOpen(false);
  expect(ui.menuItemOpen).toBeNull();
});

test('the page’s header loads at first, and with every page that is no sibling', () => {
  const ui = new UiStore();
  expect(ui.pageHeaderLoading).toBe(true);
  ui.setPage({ error: null, nonCms: false });
  expect(ui.pageHeaderLoading).toBe(false);
  ui.startNavigation(true);
  expect([ui.navigating, ui.pageHeaderLoading]).toEqual([true, false]);
  ui.startNavigation(false);
  expect(ui.pageHeaderLoading).toBe(true);
  ui.endNavigation();
  expect([ui.navigating, ui.pageHeaderLoading]).toEqual([false, false]);
});

test('knows what the page is, and which services have loaded', () => {
  const ui = new UiStore();
  ui.setPage({ error: 404, nonCms: true });
  expect([ui.pageError, ui.nonCmsClass]).toEqual([404, true]);
  expect([ui.hubspotLoaded, ui.podigeeLoaded]).toEqual([false, false]);
  ui.setServiceLoaded('podigee');
  ui.setServiceLoaded('podigee');
  expect([ui.podigeeLoaded, ui.loadedServices]).toEqual([true, ['podigee']]);
});
