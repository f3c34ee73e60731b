import type { AdmissionsAnswer } from '../entities';

export const exampleAdmissions: AdmissionsAnswer = {
  from: '2026-11-28',
  until: '2026-11-28',
  results: [
    {
      id: 1,
      lang: 'de',
      title: 'Eintritt ins Museum',
      text: '<p>Alle Ausstellungen des Hauses.</p>',
      venue: { id: 1, slug: 'museum', name: 'Museum' },
      exhibition: null,
      parts: [],
      prices: [
        { sale_type_id: 1, kind: 'full', name: 'Vollpreis', price: '9.00', persons: 1 },
        { sale_type_id: 2, kind: 'child', name: 'Kinder', price: '4.00', persons: 1 },
        { sale_type_id: 3, kind: 'companion', name: 'Begleitperson', price: '0.00', persons: 1 },
        { sale_type_id: 4, kind: 'family', name: 'Familie', price: '20.00', persons: 4 },
      ],
      days: [
        {
          date: '2026-11-28',
          name: 'admission-1-2026-11-28',
          times: [
            { time: '11:00', ends: '12:00', state: 'available' },
            { time: '12:00', ends: '13:00', state: 'sold_out' },
          ],
        },
      ],
    },
  ],
};
