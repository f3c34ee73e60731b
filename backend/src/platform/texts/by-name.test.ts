import type { Language } from '@vestibule/contracts';
import { byName } from './by-name';

const sorted = (lang: Language, names: string) =>
  byName(
    names.split(' ').map((name) => ({ name })),
    lang,
  )
    .map(({ name }) => name)
    .join(' ');

describe('by name', () => {
  test('Czech: a letter with a hook has its own place, and ch follows h', () => {
    expect(sorted('cs', 'žák Chata čaj řeka Šálek cesta hrad sůl Rok zima Igor')).toBe(
      'cesta čaj hrad Chata Igor Rok řeka sůl Šálek zima žák',
    );
  });

  test('German: umlauts stand with their vowels', () => {
    expect(sorted('de', 'Zaun Ähre über Uhr Öl Arm Ofen Chor Christ Czerny')).toBe(
      'Ähre Arm Chor Christ Czerny Ofen Öl über Uhr Zaun',
    );
  });

  test('numbers count as numbers, and the list given stays as it is', () => {
    expect(sorted('en', 'Room-10 Room-2 room-1')).toBe('room-1 Room-2 Room-10');
  });
});
