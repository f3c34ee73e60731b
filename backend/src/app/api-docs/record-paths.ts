import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { describeFields } from './describe-fields';

type Json = Readonly<Record<string, unknown>>;
type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>;

const LIST = '/api/records/{kind}/';
const ONE = '/api/records/{kind}/{id}/';
const nameOf = (kind: RecordKind) => `record_${kind}`;

/** The values of each kind, by the name of its schema. */
export const recordSchemas = (): Json =>
  Object.fromEntries(RECORD_KINDS.map((kind) => [nameOf(kind), describeRecord(kind)]));

/** A kind's values, each with the right that a change of it takes. */
function describeRecord(kind: RecordKind): Json {
  const { fields, rights, hiddenBy } = recordOf(kind);
  const described = describeFields(fields);
  const properties = Object.entries(described['properties'] as Readonly<Record<string, Json>>).map(([name, value]) => {
    const right = rights[name];
    const hidden = name === hiddenBy ? ' A record is created with false.' : '';
    const said = right === undefined ? [] : [`A change takes the right "${right}".${hidden}`];
    const description = [value['description'], ...said].filter(Boolean).join('. ');
    return [name, { ...value, ...(description && { description }) }];
  });
  return { ...described, properties: Object.fromEntries(properties) };
}

/** The calls of a kind: those of all kinds, with its own values. */
export function recordPaths(kind: RecordKind, paths: Paths): Paths {
  const values = { $ref: `#/components/schemas/${nameOf(kind)}` };
  const ofKind = ({ operationId, parameters, requestBody, ...operation }: Json): Json => ({
    ...operation,
    operationId: `${String(operationId)}_${kind}`,
    parameters: (parameters as readonly Json[]).filter(({ name }) => name !== 'kind'),
    ...(requestBody === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: values } } } }),
  });
  const path = (template: string) => [
    template.replace('{kind}', kind),
    Object.fromEntries(Object.entries(paths[template] ?? {}).map(([method, operation]) => [method, ofKind(operation)])),
  ];
  return Object.fromEntries([path(LIST), path(ONE)]) as Paths;
}
