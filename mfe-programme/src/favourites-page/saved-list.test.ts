import { FavouritesStore } from '../favourites/favourites-store';
import { MOST_SAVED, NOTHING_SAVED } from '../favourites/saved';
import { addTo, readSaved, removeFrom, savedSearch, withoutSaved } from './saved-list';

const read = (search: string) => readSaved(new URLSearchParams(search));

describe('saved list', () => {
  test('an address names the records of a list, each once', () => {
    expect(read('')).toEqual(NOTHING_SAVED);
    expect(read('?events=3,1,3&exhibitions=7')).toEqual({ events: [3, 1], exhibitions: [7] });
  });

  test.each(['events=x', 'events=0', 'events=1,,2', 'events=-1', 'exhibitions=1.5', 'events=9999999999'])(
    '%s is refused by its name',
    (search) =>
      expect(() => read(search)).toThrow(
        expect.objectContaining({ code: 'validation', field: search.split('=')[0] }) as Error,
      ),
  );

  test('a list has as many records as a page shows at once', () => {
    const ids = Array.from({ length: MOST_SAVED }, (_, index) => index + 1);
    expect(read(`events=${ids.join(',')}`).events).toEqual(ids);
    expect(() => read(`events=${[...ids, 51].join(',')}`)).toThrow('events is not valid');
  });

  test('the address of a list reads as the list', () => {
    const saved = { events: [3, 1], exhibitions: [7] };
    expect(savedSearch(saved)).toBe('?events=3,1&exhibitions=7');
    expect(read(savedSearch(saved))).toEqual(saved);
    expect(savedSearch(NOTHING_SAVED)).toBe('');
  });

  test('one list without another', () =>
    expect(withoutSaved({ events: [1, 2], exhibitions: [1] }, { events: [2], exhibitions: [] })).toEqual({
      events: [1],
      exhibitions: [1],
    }));

  test('a full list takes no more and loses nothing', () => {
    const ids = Array.from({ length: MOST_SAVED }, (_, index) => index + 1);
    const favourites = new FavouritesStore();
    favourites.change(NOTHING_SAVED);
    expect(addTo(favourites, { events: ids, exhibitions: [] })).toBe(true);
    expect(addTo(favourites, { events: [1, 98, 99], exhibitions: [5] })).toBe(false);
    expect(favourites.saved).toEqual({ events: ids, exhibitions: [5] });
  });

  test('some are removed together', () => {
    const favourites = new FavouritesStore();
    favourites.change({ events: [1, 2, 3], exhibitions: [1] });
    removeFrom(favourites, { events: [1, 3, 8], exhibitions: [1] });
    expect(favourites.saved).toEqual({ events: [2], exhibitions: [] });
  });
});
