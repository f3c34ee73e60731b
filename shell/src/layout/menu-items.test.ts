import type { NavigationItem } from '@vestibule/contracts';
import { isWithin, submenuLinks } from './menu-items';

const item = (menu_name: string, url: string, children: NavigationItem[] = []): NavigationItem => ({
  menu_name,
  url,
  children,
  has_tab_navigation: false,
});
const visit = item('Besuch', '/de/besuch', [item('Anreise', '/de/anreise')]);

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
