import { problemsOf } from './problems';

const headline = { content: 'Die Orgel', preline: '', subline: '', headline_level: 2, anchor: '' };

describe('forms: problems', () => {
  test('valid values of the contract have no problems', () => {
    expect(problemsOf('headline', { ...headline, anchor: 'orgel-1' })).toEqual([]);
    expect(problemsOf('text', { content: '', anchor: '', decrease_distance: true })).toEqual([]);
  });

  test.each([
    ['content', '  ', 'required', {}],
    ['content', 'x'.repeat(1001), 'max', { max: 1000 }],
    ['anchor', 'zur orgel', 'anchor', {}],
    ['anchor', 'x'.repeat(81), 'max', { max: 80 }],
  ])('%s %j: %s', (field, value, key, values) => {
    expect(problemsOf('headline', { ...headline, [field]: value })).toEqual([{ field, key, values }]);
  });

  test('a problem in a list is shown at its part', () => {
    const item = {
      key: 'a',
      headline: '',
      preline: '',
      subline: '',
      text: '',
      link_text: '',
      image: '',
      online_to: '',
    };
    const items = [
      { ...item, link: '/de', online_from: '' },
      { ...item, key: 'b', link: 'javascript:alert(1)', online_from: 'morgen' },
    ];
    expect(problemsOf('teaser_list', { items })).toEqual([
      { field: 'items[1].link', key: 'link', values: {} },
      { field: 'items[1].online_from', key: 'instant', values: {} },
    ]);
  });

  test('a level outside of 2 to 6 is refused', () => {
    expect(problemsOf('headline', { ...headline, headline_level: 'x' })).toMatchObject([
      { field: 'headline_level', key: 'invalid' },
    ]);
    expect(problemsOf('headline', { ...headline, headline_level: 7 })).toMatchObject([{ field: 'headline_level' }]);
  });
});
