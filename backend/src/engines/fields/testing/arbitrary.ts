import { isRequired, type Field, type Fields } from '@vestibule/contracts/fields/field';
import type { FileKind } from '@vestibule/contracts/schemas/media';
import { isSlug, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import fc from 'fast-check';

/** Targets of references and pictures in the values. */
export type Targets = Readonly<Partial<Record<ReferenceTarget | 'picture' | FileKind, number | string>>>;

/** Texts with the most frequent problems: blanks around them, markup, other scripts, emptiness. */
const anyText = (max: number) =>
  fc.oneof(
    fc.string({ maxLength: Math.min(max, 60), unit: 'grapheme' }),
    fc.constantFrom('', ' ', ' rand ', '<b>a</b> & "b"', 'Ž\u00adluť', 'a\nb', '/pfad', 'null', '{{x}}', '🎪'),
    fc.constant('x'.repeat(max)),
  );

/** HTML as a text editor sends it, and as one that means harm does. */
const anyHtml = fc.constantFrom(
  '',
  '<p>Text</p>',
  '<h2>Anreise</h2><ul><li>Bahn &amp; Bus</li></ul>',
  '<p onclick="x()">a<script>alert(1)</script></p>',
  '<p>&nbsp;</p>',
  '<style>p { color: red }</style><p style="margin: 0">a</p><script>document.title = 1</script><!-- b',
  'ohne Absatz',
);

/** A value of a field, in one language; many are wrong. */
export function arbitraryValue(field: Field, targets: Targets): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'line':
      if (field.pattern === 'any_day') return fc.constantFrom('', '2026-12-24', '--12-24', '--02-30', 'bald');
      return field.pattern
        ? fc.constantFrom('', 'oben', 'a-b_1', 'zwei worte', '1xC3RF9XJSoKkZ1qRiRY2cw4nk6m')
        : anyText(field.max);
    case 'text':
      return anyText(field.max);
    case 'rich_text':
    case 'html':
      return anyHtml;
    case 'link':
      return fc.constantFrom(
        '',
        '/de/besuch',
        '/a b',
        'https://example.org/?a=ä b',
        'mailto:a@b.c',
        '#x',
        '//x',
        'ftp://x',
      );
    case 'picture':
      return fc.constantFrom('', targets.picture ?? '', '../x', 'fehlt.jpg');
    case 'embed':
      return fc.constantFrom(
        '',
        'https://vimeo.com/12345',
        'https://www.youtube.com/watch?v=abcdefghijk',
        'https://salzhof.podigee.io/12-die-orgel',
        'https://issuu.com/salzhof/docs/programm',
        'https://x.com/salzhof/status/1234567890',
        'https://x.y/',
      );
    case 'instant':
      return fc.constantFrom(
        '',
        '2026-12-24',
        '2026-12-24T18:00',
        '2026-12-24T18:00:00Z',
        '2026-12-24T18:00+01:00',
        'bald',
      );
    case 'choice':
      return fc.constantFrom(...field.values, 'andere');
    case 'number':
      return fc.oneof(fc.integer({ min: field.min, max: field.max }), fc.constant(field.max + 1), fc.constant(null));
    case 'flag':
      return fc.boolean();
    case 'reference':
      return isSlug(field.to)
        ? fc.constantFrom('', targets[field.to])
        : fc.constantFrom(null, targets[field.to], 999_999);
    case 'references':
      return fc.subarray([targets[field.to], 999_999].filter((id) => id !== undefined));
    case 'day':
      return fc.constantFrom('', '2026-12-24', '2026-02-29', 'bald');
    case 'time':
      return fc.constantFrom('', '09:30', '24:00', '9.30');
    case 'money':
      return fc.constantFrom('', '12', '12.5', '12.00', '-1', '1e3');
    case 'file':
      // A film has several files, and one that is wrong is enough for a refusal.
      return fc.oneof(
        { weight: 4, arbitrary: fc.constant(targets[field.of] ?? '') },
        { weight: 1, arbitrary: fc.constantFrom('', '../x', 'fehlt.mp3') },
      );
    case 'form_value':
      return fc.constantFrom('', 'a', true, ['a']);
    case 'group':
      return arbitraryValues(field.of, targets);
    case 'list':
      return fc
        .uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 3 })
        .chain((keys) =>
          fc.tuple(...keys.map((key) => arbitraryValues(field.of, targets).map((values) => ({ ...values, key })))),
        );
    case 'columns':
    case 'modules':
      return fc.constant(undefined);
  }
}

/** Values of these fields as an editor may send them, many of which are refused. */
export const arbitraryValues = (fields: Fields, targets: Targets): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === 'columns' || field.type === 'modules' ? [] : [[name, arbitraryValue(field, targets)]],
      ),
    ),
    { requiredKeys: Object.keys(fields).filter((name) => fields[name] !== undefined && isRequired(fields[name])) },
  );
