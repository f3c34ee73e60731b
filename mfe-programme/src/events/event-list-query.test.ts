import { eventListQuery } from './event-list-query';

const params = { headline: '', option: '', tag: null, room: null, type: '', limit: 5 };
const TODAY = '2026-11-22';

describe('event list query', () => {
  test('a list begins now where no day is given, and where that day is over', () => {
    expect(eventListQuery(params, TODAY)).not.toHaveProperty('date');
    expect(eventListQuery({ ...params, from: '2026-11-01' }, TODAY)).not.toHaveProperty('date');
    expect(eventListQuery({ ...params, from: '2026-12-01', to: '2026-12-24' }, TODAY)).toMatchObject({
      date: '01-12-2026',
      until: '24-12-2026',
    });
  });

  test('filters that are set, and events chosen by hand', () => {
    expect(eventListQuery({ ...params, series: 5, genre: null, tag: 2, events: [3, 1] }, TODAY)).toEqual({
      option: '',
      type: '',
      page_size: 5,
      venue: undefined,
      person: undefined,
      tag: 2,
      series: 5,
      ids: '3,1',
    });
  });
});
