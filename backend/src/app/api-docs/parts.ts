import { LANGUAGES } from '@vestibule/contracts';
import { ERROR_CODES } from '@vestibule/contracts/calls/all';

export type DescribedJson = Readonly<Record<string, unknown>>;

/** Body of every refused call. */
export const ERROR: DescribedJson = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: [...ERROR_CODES] },
    message: { type: 'string' },
    field: { type: 'string' },
    response_code: { type: 'integer' },
    details: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
interface Content {
  readonly type?: string;
  readonly example?: unknown;
}
export const answer = (
  description: string,
  schema: DescribedJson,
  { type = 'application/json', ...example }: Content = {},
) => ({
  description,
  content: { [type]: { schema, ...example } },
});
export const errorAnswer = answer('What is wrong with the request', { $ref: '#/components/schemas/error' });

/** The parameters that stand in a path. */
export const inPath = (path: string): readonly DescribedJson[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'lang' ? { type: 'string', enum: [...LANGUAGES] } : { type: 'string' },
  }));
