/** A room, as editors get it. */
export const exampleRecord = {
  id: 3,
  version: 'a1',
  values: { key: 'saal', name: 'Großer Saal', title: { de: 'Großer Saal' }, venue: 'Salzhof', capacity: 300 },
};
