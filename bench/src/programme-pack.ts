const TITLES = [
  'Orgelkonzert in der Aula',
  'Öffentliche Führung',
  'Salz auf der Zunge',
  'Lesung am Kamin',
  'Werkstatt für Kinder',
  'Jazz im Hof',
  'Vortrag über Žofie',
  'Museum bei Nacht',
];
const TEXT =
  '<p>Wir beginnen pünktlich und öffnen eine halbe Stunde vorher. Treffpunkt ist die Kasse im Erdgeschoss; bitte bringen Sie warme Kleidung mit, im Gewölbe ist es auch im Sommer kühl.</p>';
const DAY_MS = 86_400_000;
const A_DAY = 20;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Events of a large programme, 20 a day from tomorrow on, as lines of a content pack: every second one is step-free,
 * every third for children, every fourth costs nothing.
 */
export const manyEvents = (count: number, now: number): object[] =>
  many(count, (index) => ({
    key: `bench-${index}`,
    title: { de: `${TITLES[index % TITLES.length]} ${Math.floor(index / 10)}`, en: `Evening no. ${index}` },
    subline: { de: `Mit Gast ${index % 700}` },
    text: { de: TEXT },
    date_start: `${dayOf(now + (1 + Math.floor(index / A_DAY)) * DAY_MS)}T${10 + (index % 10)}:00`,
    duration_minutes: 90,
    type: `Art ${index % 6}`,
    access: { ...(index % 2 === 0 && { step_free: true }), spoken_de: true },
    ...(index % 3 === 0 ? { age_from: 5, age_to: 12 } : {}),
    id_jet: `B${index}`,
    seat_groups: [
      {
        key: 'all',
        name: 'Plätze',
        prices: [
          {
            name: 'Erwachsene',
            text: 'Vollpreis',
            price: index % 4 === 0 ? '0.00' : `${4 + (index % 30)}.00`,
            sale_type: 1,
          },
        ],
        capacity: 20,
      },
    ],
  }));

/** Exhibitions of a house with a long history and long plans, one a week, each of three months. */
export const manyExhibitions = (count: number, now: number): object[] =>
  many(count, (index) => {
    const start = now + (index - count / 2) * 7 * DAY_MS;
    return {
      key: `show-${index}`,
      title: { de: `${TITLES[index % TITLES.length]}, Ausstellung ${index}` },
      body: { de: TEXT },
      date_from: dayOf(start),
      date_to: dayOf(start + 90 * DAY_MS),
      exhibition_type: `Art ${index % 6}`,
    };
  });
