import { EVENTS_MARK, fillOffline, PROGRAMME_BEGIN, PROGRAMME_END, SEEN_MARK } from './offline-template';

const PAGE = `<main>${PROGRAMME_BEGIN}<p>Stand: ${SEEN_MARK}</p>${EVENTS_MARK}${PROGRAMME_END}</main>`;

describe('offline template', () => {
  test('the programme with the moment it was seen at', () => {
    expect(fillOffline(PAGE, { seen: 'gestern', events: '<ul>$&</ul>' })).toBe(
      '<main><p>Stand: gestern</p><ul>$&</ul></main>',
    );
  });

  test('no programme is shown where none was seen', () => {
    expect(fillOffline(PAGE, undefined)).toBe('<main></main>');
  });

  test('a page of another version is shown as it is', () => {
    expect(fillOffline('<p>offline</p>', { seen: 'a', events: 'b' })).toBe('<p>offline</p>');
  });
});
