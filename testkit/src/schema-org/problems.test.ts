import { schemaProblems } from './problems';

const PLACE = { '@type': 'Place', name: 'Saal', address: 'Platz 1, Ort' };
const EVENT = {
  '@type': 'MusicEvent',
  name: 'Orgel',
  startDate: '2026-11-21T19:30:00+01:00',
  location: PLACE,
  eventStatus: 'https://schema.org/EventScheduled',
};
const ARTICLE = {
  '@type': 'NewsArticle',
  headline: 'Licht',
  datePublished: '2026-11-20',
  image: ['https://example.org/a.jpg'],
};

describe('schema org: problems', () => {
  test('valid data has no problems, alone and in a graph', () => {
    expect(schemaProblems(EVENT)).toEqual([]);
    expect(schemaProblems({ '@context': 'https://schema.org', '@graph': [EVENT, ARTICLE] })).toEqual([]);
  });

  test.each([
    [{ ...EVENT, '@type': 'OrganEvent' }, 'no type "OrganEvent"'],
    [{ ...EVENT, '@type': 'constructor' }, 'no type "constructor"'],
    [{ ...EVENT, headline: 'Orgel' }, 'MusicEvent.headline: MusicEvent has no such property'],
    [{ ...EVENT, toString: 'x' }, 'no such property'],
    [{ ...EVENT, startDate: '2026-11-21T19:30:00' }, 'startDate: must be Date or DateTime'],
    [{ ...EVENT, startDate: '2026-13-01' }, 'startDate'],
    [{ ...EVENT, startDate: ['2026-11-21', '2026-11-22'] }, 'startDate: one value only'],
    [{ ...EVENT, eventStatus: 'EventScheduled' }, 'eventStatus: must be EventStatusType'],
    [{ ...EVENT, duration: '90' }, 'duration: must be Duration'],
    [{ ...EVENT, duration: 'PT' }, 'duration: must be Duration'],
    [{ ...EVENT, url: '/de/x' }, 'url: must be URL'],
    [{ ...EVENT, '@id': '/de/x' }, '@id: must be a whole address'],
    [{ ...EVENT, performer: [] }, 'performer: an empty list'],
    [{ ...EVENT, performer: ['Ada'] }, 'performer[0]: must be Person or Organization'],
    [{ ...EVENT, performer: [{ '@type': 'Place', name: 'x' }] }, 'performer[0]: must be Person'],
    [{ ...EVENT, name: '' }, 'need name'],
    [{ ...EVENT, location: undefined }, 'need location'],
    [{ ...EVENT, location: { ...PLACE, address: undefined } }, 'need location.address'],
    [{ ...EVENT, offers: { '@type': 'Offer', price: '12,00', priceCurrency: 'EUR' } }, 'offers.price: must be Price'],
    [
      { ...EVENT, subEvent: [{ '@type': 'Event', name: 'x', startDate: '2026-11-21' }] },
      'subEvent[0]: search engines need location',
    ],
    [{ ...ARTICLE, image: undefined }, 'need image'],
    [{ ...ARTICLE, inLanguage: 'Deutsch' }, 'inLanguage: must be Language'],
    [{ '@context': 'http://schema.org', '@graph': [EVENT] }, '@context'],
  ])('%j is noticed: %s', (jsonLd, problem) => {
    expect(schemaProblems(jsonLd).join('\n')).toContain(problem);
  });

  test('a reference is followed to its node', () => {
    const graph = (type: string) => ({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': type, '@id': 'https://example.org/#x', name: 'x' },
        { '@type': 'Person', name: 'Ada', affiliation: { '@id': 'https://example.org/#x' } },
      ],
    });
    expect(schemaProblems(graph('Organization'))).toEqual([]);
    expect(schemaProblems(graph('WebSite'))).toEqual([
      expect.stringContaining('Person.affiliation: must be Organization'),
    ]);
  });
});
