import type { NavigationItem } from '@vestibule/contracts';
import { isWithin, submenuLinks, tabsOf } from './menu-items';

const item = (menu_name: string, url: string, children: NavigationItem[] = []): NavigationItem => ({
  menu_name,
  url,
  children,
  has_tab_navigation: false,
});
const visit = item('Besuch', '/de/besuch', [item('Anreise', '/de/anreise')]);

describe('menu items', () => {
  test.each([
    ['/de/besuch', true],
    ['/de/besuch/zeiten', true],
    ['/de/anreise', true],
    ['/de/besucher', false],
    ['/de', false],
  ])('%s lies within: %s', (path, expected) => expect(isWithin(path, visit)).toBe(expected));

  test('the entry’s own page comes first', () => {
    expect(submenuLinks(visit, 'Überblick').map(({ title }) => title)).toEqual(['Überblick', 'Anreise']);
  });

  test('no page twice', () => {
    expect(
      submenuLinks(item('Programm', '/de/programm', [item('Kalender', '/de/programm')]), 'Überblick').map(
        ({ title }) => title,
      ),
    ).toEqual(['Kalender']);
  });

  test('the third level stays below the second', () => {
    const menu = item('Haus', '/de/haus', [item('Säle', '', [item('Speicher', '/de/haus/speicher')])]);
    expect(submenuLinks(menu, 'Überblick')).toEqual([
      { title: 'Überblick', url: '/de/haus', children: [] },
      { title: 'Säle', url: '', children: [{ title: 'Speicher', url: '/de/haus/speicher', children: [] }] },
    ]);
  });

  describe('tabs', () => {
    const halls = { ...item('Säle', '/de/haus/saele', [item('Speicher', '/de/speicher')]), has_tab_navigation: true };
    const house = { ...item('Haus', '/de/haus', [halls, item('Garten', '/de/garten')]), has_tab_navigation: true };

    test.each([
      ['/de/garten', 'Haus'],
      ['/de/garten/rosen', 'Haus'],
      ['/de/speicher', 'Säle'],
      ['/de/haus', undefined],
      ['/de', undefined],
    ])('%s: those of %s', (path, name) => expect(tabsOf(path, [visit, house])?.menu_name).toBe(name));

    test('only where the entry wants them', () => expect(tabsOf('/de/anreise', [visit])).toBeUndefined());
  });
});
