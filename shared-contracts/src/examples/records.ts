/** A room, as editors get it. */
export const exampleRecord = {
  id: 3,
  version: 'a1',
  values: { key: 'saal', name: 'Großer Saal', title: { de: 'Großer Saal' }, venue: 'Salzhof', capacity: 300 },
};

/** An event on two Fridays, of whose second one tickets are sold. */
export const exampleRecurrence = {
  rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=3',
  start: '2026-10-02',
  exceptions: ['2026-10-16'],
  occurrences: [
    { id: 7, day: '2026-10-02', sold: false, status: 'scheduled' },
    { id: 8, day: '2026-10-09', sold: true, status: 'scheduled' },
  ],
};

/** A saved state in which the room has got another name and more seats. */
export const exampleRevision = {
  id: 12,
  at: '2026-11-20T09:00:00.000Z',
  author: 'bea',
  step: 'draft' as const,
  changes: [
    { field: 'title', lang: 'de', before: 'Saal', after: 'Großer Saal' },
    { field: 'capacity', lang: '', before: '280', after: '300' },
  ],
};

/** A room that has been removed. */
export const exampleBinned = {
  id: 4,
  kind: 'rooms' as const,
  title: 'Kleiner Saal',
  author: 'bea',
  removed_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2027-02-18T09:00:00.000Z',
};
