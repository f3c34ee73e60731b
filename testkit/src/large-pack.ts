/** Words that German can make and no phone can show on one line. */
const LONG_WORDS = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'Straßenbahnhaltestellenwartehäuschenreinigungsfachkräftefortbildungsseminar',
] as const;

const DAY = 86_400_000;
const word = (index: number): string => LONG_WORDS[index % LONG_WORDS.length] ?? '';
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const de = (text: string) => ({ de: text });
/** Every twentieth name has one of the longest words. */
const called = (name: string, index: number) =>
  index % 20 === 0 ? `${word(index / 20)} ${index}` : `${name} ${index}`;

/** How much of each kind there is. */
export const LARGE_PACK = {
  productions: 1500,
  persons: 900,
  team: 60,
  types: 250,
  tags: 300,
  seasons: 40,
  rooms: 60,
  events: 400,
  articles: 80,
} as const;

/**
 * A content pack as a large house with a long history has it, the same for the same day: most productions are over,
 * most people are guests, most types and tags are those of productions and articles. Names of files with their lines;
 * `today` is YYYY-MM-DD.
 */
export function largePack(today: string): Readonly<Record<string, string>> {
  const day = (days: number) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
  const { productions, persons, team, types, tags, seasons, rooms, events, articles } = LARGE_PACK;
  const type = (index: number) => called('Art', index % types);
  const tag = (index: number) => called('Thema', index % tags);
  const files: Readonly<Record<string, readonly object[]>> = {
    rooms: many(rooms, (index) => ({ key: `room-${index}`, name: called('Raum', index) })),
    terms: [
      ...many(types, (index) => ({ kind: 'type', name: type(index) })),
      ...many(tags, (index) => ({ kind: 'tag', name: tag(index) })),
    ],
    persons: many(persons, (index) => ({
      key: `person-${index}`,
      name: `Vorname ${String.fromCodePoint(65 + (index % 26))}name${index % 50 === 0 ? `-${word(index)}` : ''}`,
      function: de(called('Aufgabe', index)),
      ...(index < team && { department: de(called('Bereich', index % 7)) }),
    })),
    productions: many(productions, (index) => ({
      key: `production-${index}`,
      title: de(called('Ausstellung', index)),
      body: de(`<p>${word(index)} und mehr.</p>`),
      season: String(1986 + (index % seasons)),
      exhibition_type: type(index),
      tags: [tag(index)],
      persons: [`person-${index % persons}`],
      // The last 150 are on or to come.
      date_from: day(index < productions - 150 ? -9000 + index * 5 : index - productions + 100),
      date_to: day(index < productions - 150 ? -8960 + index * 5 : index - productions + 200),
    })),
    events: many(events, (index) => ({
      key: `event-${index}`,
      title: de(called('Abend', index)),
      subline: de(word(index)),
      text: de(`<p>${word(index + 1)}</p>`),
      date_start: `${day(Math.floor(index / 4) - 20)}T${String(10 + (index % 4) * 3)}:00`,
      room: called('Raum', index % rooms),
      // Fourteen types and forty tags are those of the programme.
      type: type(index % 14),
      tags: [tag(index % 40)],
      persons: [`person-${index % persons}`],
      production: `production-${index % productions}`,
    })),
    articles: many(articles, (index) => ({
      key: `article-${index}`,
      title: de(index % 2 === 0 ? `${word(index / 2)} erklärt` : `Bericht ${index}`),
      body: de(
        `<h2>${word(index)}</h2><p>Über ${word(index + 1)}.</p><ul><li>${word(index + 2)}</li></ul><blockquote>${word(index + 3)}</blockquote>`,
      ),
      date: day(-index * 9),
      author: called('Autorin', index),
      category: called('Rubrik', index % 5),
      tags: many(3, (place) => tag(100 + index * 3 + place)),
    })),
  };
  return Object.fromEntries(
    Object.entries(files).map(([kind, records]) => [
      `${kind}.jsonl`,
      records.map((record) => JSON.stringify(record)).join('\n'),
    ]),
  );
}
