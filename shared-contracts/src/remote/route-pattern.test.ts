import { languagesOfRoute, routePattern } from './route-pattern';

const path = { de: 'veranstaltungen/:id', en: 'events/:id', cs: 'akce/:id' };

describe('route pattern', () => {
  test('a path lies below its language', () => {
    expect(routePattern({ path }, 'en')).toBe('/en/events/:id');
    expect(languagesOfRoute({})).toEqual(['de', 'en', 'cs']);
  });

  test('a page that is not localised has one path, whatever language is requested', () => {
    expect(routePattern({ path, localised: false }, 'en')).toBe('/veranstaltungen/:id');
    expect(languagesOfRoute({ localised: false })).toEqual(['de']);
  });
});
