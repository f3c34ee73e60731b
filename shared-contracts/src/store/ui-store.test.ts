import { autorun } from 'mobx';
import { UiStore } from './ui-store';

describe('ui store', () => {
  test('sticky links come and go with the page that adds them', () => {
    const ui = new UiStore();
    const seen: string[] = [];
    autorun(() => seen.push(ui.stickyItems.map(({ url }) => url).join(' ')));
    const tickets = ui.addStickyItem({ url: '/de/karten', title: 'Tickets' });
    // Two pages may add the same link: each removes its own.
    const again = ui.addStickyItem({ url: '/de/karten', title: 'Tickets' });
    tickets();
    tickets();
    again();
    expect(seen).toEqual(['', '/de/karten', '/de/karten /de/karten', '/de/karten', '/de/karten', '']);
  });

  test('the page’s header loads at first, and with every page that is no sibling', () => {
    const ui = new UiStore();
    expect(ui.pageHeaderLoading).toBe(true);
    ui.showPage();
    expect(ui.pageHeaderLoading).toBe(false);
    ui.startNavigation(true);
    expect([ui.navigating, ui.pageHeaderLoading]).toEqual([true, false]);
    ui.startNavigation(false);
    expect(ui.pageHeaderLoading).toBe(true);
    ui.endNavigation();
    expect([ui.navigating, ui.pageHeaderLoading]).toEqual([false, false]);
  });
});
