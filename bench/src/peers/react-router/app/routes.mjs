export default [
  { id: 'events', path: 'de/veranstaltungen', file: 'events.jsx' },
  { id: 'event', path: 'de/veranstaltungen/:slug/:id', file: 'event.jsx' },
];
