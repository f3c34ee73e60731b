import { l10n } from './l10n';

/** An exhibition with every field, and one with few. */
export const FULL_EXHIBITIONS = [
  { key: 'x2', title: { de: 'Offen' }, is_permanent: true, is_free: true },
  {
    key: 'x',
    title: l10n('Schau'),
    subline: l10n('Unterzeile'),
    body: { de: '<p>Schau</p>' },
    is_online: false,
    date_from: '2026-10-01',
    date_to: '2027-01-31',
    opening_exceptions: [
      { key: 'd1', date: '--12-24', closed: true, alternative_text: l10n('Heiligabend') },
      {
        key: 'd2',
        date: '2026-12-05',
        time_from: '12:00',
        time_to: '22:00',
        alternative_link_url: { de: '/de/nacht' },
      },
    ],
    venue: 'Haus',
    rooms: ['Saal'],
    floor: l10n('1. Stock'),
    access: { de: '<p>Aufzug</p>' },
    languages: { de: true, easy_language: true },
    prices: [
      { key: 'a', label: l10n('Normal'), amount: '9.00' },
      { key: 'b', label: { de: 'Kinder' }, amount: '0.00' },
    ],
    tickets_from: '2026-09-01',
    ticket_url: 'https://tickets.example.org/x',
    exhibition_type: 'Konzert',
    tags: ['Neu', 'Leise'],
    persons: ['p2', 'p1'],
    image: 'red.jpg',
    pictures: [{ key: 'i', image: 'red.jpg', caption: l10n('Rot') }],
    audio: [{ file: 'b.mp3', title: l10n('Satz') }],
    press: [{ file: 'sheet.pdf', title: l10n('Mitteilung') }],
  },
];
