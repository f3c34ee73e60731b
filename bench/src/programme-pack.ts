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

/** Events of a large programme, four a day from tomorrow on, as lines of a content pack. */
export function manyEvents(count: number, now: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `bench-${index}`,
    title: { de: `${TITLES[index % TITLES.length]} ${Math.floor(index / 10)}`, en: `Evening no. ${index}` },
    subline: { de: `Mit Gast ${index % 700}` },
    text: { de: TEXT },
    date_start: `${new Date(now + (1 + Math.floor(index / 4)) * DAY_MS).toISOString().slice(0, 10)}T${10 + (index % 4) * 3}:00`,
    duration_minutes: 90,
    type: `Art ${index % 6}`,
  }));
}
