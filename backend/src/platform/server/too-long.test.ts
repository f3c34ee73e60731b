import type { SiteError } from '@vestibule/contracts';
import { array, object, reach, string, type Schema, type SchemaFieldDescription } from 'yup';
import { checkBody } from './check-input';
import { bodies } from './testing/calls';
import { maxLengthOf } from './too-long';

const schemas = bodies.flatMap(([name, { body, path }]) =>
  [body ?? []].flat().map((schema) => [`${name} ${path}`, schema] as const),
);

/** Fields of a schema that take a list or a text of any length. A pattern is no limit here: most end in a star. */
function unbounded(description: SchemaFieldDescription, path = ''): string[] {
  const { type } = description;
  const open =
    (type === 'array' || type === 'string') &&
    maxLengthOf(description) === undefined &&
    (description as { oneOf: unknown[] }).oneOf.length === 0;
  const inner = 'innerType' in description && description.innerType !== undefined ? [description.innerType].flat() : [];
  const fields = 'fields' in description ? Object.entries(description.fields) : [];
  return [
    ...(open ? [path] : []),
    ...inner.flatMap((one) => unbounded(one, `${path}[]`)),
    ...fields.flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
  ];
}

/** Fields that take any kind of value: their own tests check their refusals. */
const looseFields = (schema: Schema): string[] => {
  const description = schema.describe();
  return 'fields' in description
    ? Object.entries(description.fields as Record<string, SchemaFieldDescription>).flatMap(([name, one]) =>
        one.type === 'mixed' && (one as { oneOf: unknown[] }).oneOf.length === 0 ? [name] : [],
      )
    : [];
};

describe.each(schemas)('a body of %s', (_, schema) => {
  test('has a limit for every list and text', () => {
    expect(unbounded(schema.describe())).toEqual([]);
  });

  test('has limits where it takes values of any kind', () => {
    const many = Array.from({ length: 5000 }, () => 'a');
    const long = 'a'.repeat(100_000);
    for (const name of looseFields(schema))
      for (const value of [
        many,
        long,
        { a: many },
        { a: long },
        { a: [long] },
        Object.fromEntries(many.map((_one, index) => [`k${index}`, ''])),
        { a: { b: long } },
      ])
        expect(() => checkBody(reach(schema, name) as Schema, value)).toThrow(
          expect.objectContaining({ code: 'validation' }) as SiteError,
        );
  });
});

describe('too long', () => {
  test('control: a list and a text without a limit are found', () => {
    expect(
      unbounded(
        object({
          a: array().of(string()),
          b: object({ c: string().matches(/^a*$/) }),
          d: array().of(string().max(2)).max(3),
        }).describe(),
      ),
    ).toEqual(['.a', '.a[]', '.b.c']);
  });

  test('a list that is too long is refused before its elements are looked at', () => {
    const looked = jest.fn(() => false);
    const schema = object({ lines: array().of(string().max(5).test('looked', looked)).max(20) });
    const long = { lines: Array.from({ length: 21 }, () => 'a') };
    expect(() => checkBody(schema, long)).toThrow(
      expect.objectContaining({
        code: 'validation',
        field: 'lines',
        message: 'lines must have at most 20 entries',
      }) as SiteError,
    );
    expect(looked).not.toHaveBeenCalled();
    expect(() => checkBody(schema, { lines: ['a'] })).toThrow(
      expect.objectContaining({ field: 'lines[0]' }) as SiteError,
    );
    expect(looked).toHaveBeenCalled();
  });

  test.each([
    [{ lists: [{ inner: ['a', 'b', 'c'] }] }, 'lists[0].inner', 'lists[0].inner must have at most 2 entries'],
    [{ lists: [{ inner: ['a', 'abcdef'] }] }, 'lists[0].inner[1]', 'lists[0].inner[1] must have at most 5 characters'],
    [{ pair: ['a', 'b', 'c'] }, 'pair', 'pair must have at most 2 entries'],
  ])('%j is refused at %s', (body, field, message) => {
    const schema = object({
      lists: array()
        .of(object({ inner: array().of(string().max(5)).max(2) }))
        .max(3),
      pair: array().of(string().max(9)).length(2),
    });
    expect(() => checkBody(schema, body)).toThrow(
      expect.objectContaining({ code: 'validation', field, message }) as SiteError,
    );
  });
});
