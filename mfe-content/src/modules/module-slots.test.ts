import { moduleOf } from '../testing/records';
import { moduleSlots } from './module-slots';

describe('module slots', () => {
  test('asks for every event list of the page, at any depth', () => {
    const inside = moduleOf('event_list', { id: 60 });
    const section = moduleOf('section', {
      columns: [
        {
          classes: '100',
          children: [moduleOf('section', { id: 70, columns: [{ classes: '100', children: [inside] }] })],
        },
      ],
    });
    const requests = moduleSlots([moduleOf('text'), moduleOf('event_list'), section], {});
    expect(requests.map(({ id }) => id)).toEqual(['m6', 'm60']);
    expect(requests[0]).toEqual({
      slot: 'event-list',
      id: 'm6',
      params: {
        headline: 'Heute',
        option: 'weekend',
        tag: 2,
        room: null,
        type: '',
        series: null,
        genre: null,
        from: '',
        to: '',
        events: [],
        limit: 4,
      },
    });
  });
});
