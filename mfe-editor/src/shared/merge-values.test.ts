import type { Language, Localised } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { recordOf } from '@vestibule/contracts/records/kinds';
import fc from 'fast-check';
import type { FieldValues } from './editable';
import { mergeValues } from './merge-values';

const FIELDS = recordOf('events').fields;
const textIn = (texts: unknown, lang: Language) => (texts as Localised | undefined)?.[lang];
const merge = (before: object, mine: object, theirs: object, fields: Fields = FIELDS) =>
  mergeValues(fields, { before: { ...before }, mine: { ...mine }, theirs: { ...theirs } });

describe('merging two changes of a record', () => {
  test('each field is of the side that changed it', () => {
    const before = { title: { de: 'Abend' }, date_start: '2026-11-21T19:30', duration_minutes: 60 };
    const merged = merge(before, { ...before, duration_minutes: 90 }, { ...before, date_start: '2026-11-22T19:30' });
    expect(merged).toEqual({
      values: { ...before, duration_minutes: 90, date_start: '2026-11-22T19:30' },
      conflicts: [],
    });
  });

  test('and so is each language of a text, and each part of a group', () => {
    const before = { title: { de: 'Abend', en: 'Evening' }, access: { step_free: true } };
    const { values, conflicts } = merge(
      before,
      { title: { de: 'Abend', en: 'Night' }, access: { step_free: true, induction_loop: true } },
      { title: { de: 'Nacht', en: 'Evening', cs: 'Noc' }, access: { step_free: false } },
    );
    expect(values).toMatchObject({
      title: { de: 'Nacht', en: 'Night', cs: 'Noc' },
      access: { step_free: false, induction_loop: true },
    });
    expect(conflicts).toEqual([]);
  });

  test('a value that both have changed is mine, and a conflict; the same change is none', () => {
    const { values, conflicts } = merge(
      { title: { de: 'Abend' }, duration_minutes: 60 },
      { title: { de: 'Mein Abend' }, duration_minutes: 90 },
      { title: { de: 'Ihr Abend' }, duration_minutes: 90 },
    );
    expect(values).toMatchObject({ title: { de: 'Mein Abend' }, duration_minutes: 90 });
    expect(conflicts).toMatchObject([{ name: 'title', lang: 'de', mine: 'Mein Abend', theirs: 'Ihr Abend' }]);
  });

  test('emptying a field is a change', () => {
    const before = { title: { de: 'Abend' }, duration_minutes: 60 };
    expect(merge(before, { title: { de: 'Abend' } }, before).values).not.toHaveProperty('duration_minutes');
    expect(merge(before, { title: { de: 'Abend' } }, { ...before, duration_minutes: 30 }).conflicts).toMatchObject([
      { name: 'duration_minutes', mine: undefined, theirs: 30 },
    ]);
  });

  test('no change of either side is lost, whatever they are', () => {
    const fields = {
      title: FIELDS.title,
      subline: FIELDS.subline,
      duration_minutes: FIELDS.duration_minutes,
    } as Fields;
    const text = fc.record({ de: fc.constantFrom('a', 'b', 'c'), en: fc.constantFrom('a', 'b') }, { requiredKeys: [] });
    const values = fc.record(
      { title: text, subline: text, duration_minutes: fc.constantFrom(10, 20, 30) },
      { requiredKeys: [] },
    );
    const cells = ({ title, subline, duration_minutes }: FieldValues): FieldValues => ({
      'title.de': textIn(title, 'de'),
      'title.en': textIn(title, 'en'),
      'subline.de': textIn(subline, 'de'),
      'subline.en': textIn(subline, 'en'),
      duration_minutes,
    });
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const merged = merge(before, mine, theirs, fields);
        const [was, own, other, got] = [before, mine, theirs, merged.values].map(cells);
        const named = merged.conflicts.map(({ name, lang }) => (lang === undefined ? name : `${name}.${lang}`));
        for (const cell of Object.keys(got ?? {})) {
          const [w, o, t, g] = [was, own, other, got].map((one) => one?.[cell]);
          const isConflict = o !== w && t !== w && o !== t;
          expect(named.includes(cell)).toBe(isConflict);
          expect(g).toBe(o === w ? t : o);
        }
      }),
    );
  });
});
