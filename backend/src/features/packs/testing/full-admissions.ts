import { l10n } from './l10n';

/** A combined ticket before the admissions that it contains, one of them with every field. */
export const FULL_ADMISSIONS = [
  {
    key: 'both',
    title: { de: 'Kombi' },
    parts: ['hour', 'day'],
    prices: [{ price: '14.00', sale_type: 1 }],
  },
  {
    key: 'day',
    title: { de: 'Tageskarte' },
    venue: 'Haus',
    capacity: 300,
  },
  {
    key: 'hour',
    title: l10n('Eintritt'),
    text: { de: '<p>Eintritt</p>' },
    is_online: false,
    exhibition: 'x',
    slot_minutes: 30,
    capacity: 40,
    prices: [
      { price_kind: 'reduced', price: '6.50', vat: 8.1, sale_type: 1 },
      { price_kind: 'family', name: l10n('Familie'), price: '20.00', persons: 4, sale_type: 2 },
    ],
    date_from: '2026-11-01',
    date_to: '2027-01-31',
    days_ahead: 30,
    closes_minutes: 15,
    opening_exceptions: [{ key: 'd1', date: '--12-24', closed: true }],
  },
];
