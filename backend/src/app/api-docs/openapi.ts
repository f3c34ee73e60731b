import { CSRF_HEADER, type CallName } from '@vestibule/contracts';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition, ResponseSchema } from '@vestibule/contracts/calls/define-call';
import { variantsOf } from '../../platform/api/call-variants';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';
import { answer, ERROR, errorAnswer, inPath, type DescribedJson } from './parts';
import { paymentPaths } from './payment-paths';
import { recordPaths, recordSchemas } from './record-paths';

const csrf = {
  name: CSRF_HEADER,
  in: 'header',
  required: true,
  description: 'Value of the csrftoken cookie',
  schema: { type: 'string' },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that was changed, which the content of the page names; `*` for whichever there is',
  schema: { type: 'string' },
};

const bearer = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: 'The site’s INTERNAL_TOKEN, as bearer token',
  schema: { type: 'string' },
};

/** The API described in OpenAPI 3.1, generated from the definitions of calls. */
export function openApi(): DescribedJson {
  const paths: Record<string, Record<string, DescribedJson>> = {};
  for (const [name, definition] of Object.entries(ALL_CALLS) as [CallName, CallDefinition][])
    for (const { call, params } of variantsOf(definition))
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(
        [name, ...Object.values(params)].join('_'),
        call,
      );
  Object.assign(paths, paymentPaths());
  for (const kind of RECORD_KINDS) Object.assign(paths, recordPaths(kind, paths));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vestibule',
      version: '1.0.0',
      description:
        'Content, programme and tickets. Paths with {lang} that are marked so answer without it too, in the language of Accept-Language.',
    },
    paths,
    components: { schemas: { error: ERROR, ...recordSchemas() } },
  };
}

const BINARY = { type: 'string', format: 'binary' };

function operation(operationId: string, call: CallDefinition): DescribedJson {
  const { path, query, summary, status = 200 } = call;
  const description = descriptionOf(call);
  return {
    operationId,
    summary,
    ...(description && { description }),
    parameters: [...inPath(path), ...(query ? queryParameters(query) : []), ...headersOf(call)],
    ...requestBodyOf(call),
    responses: { [status]: responseOf(call), '4XX': errorAnswer },
  };
}

function descriptionOf({ path, bare, bodyLimit, limit, right }: CallDefinition): string {
  return [
    `Right: ${right}.`,
    ...(bare ? [`Also without the language: ${path.replace('/{lang}', '')}`] : []),
    ...(bodyLimit === undefined ? [] : [`A body of ${bodyLimit} bytes at most.`]),
    ...(limit ? [`At most ${limit.max} calls in ${limit.seconds} s (per ${limit.per}), then 429.`] : []),
  ].join(' ');
}

function headersOf({ method, right, ifMatch: named }: CallDefinition): readonly DescribedJson[] {
  const proof = right === 'gateway' || right === 'command' ? [bearer] : method === 'GET' ? [] : [csrf];
  return [...proof, ...(named ? [ifMatch] : [])];
}

function requestBodyOf({ body, upload, multipart }: CallDefinition): DescribedJson {
  if (upload !== undefined)
    return {
      requestBody: {
        required: true,
        description: `A file of ${upload} bytes at most`,
        content: multipart
          ? { 'multipart/form-data': { schema: { type: 'object', properties: { file: BINARY } } } }
          : { 'application/octet-stream': { schema: BINARY } },
      },
    };
  const schemas = [body ?? []].flat().map(jsonSchema);
  const [schema] = schemas.length > 1 ? [{ anyOf: schemas }] : schemas;
  return schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {};
}

function responseOf({ summary, response, isStream, example }: CallDefinition): DescribedJson {
  if ('file' in response) return answer(summary, BINARY, { type: response.file });
  return answer(summary, jsonSchema(response), {
    ...(isStream && { type: 'text/event-stream' }),
    ...(example !== undefined && { example }),
  });
}

/** Modules may hold modules: the converter cannot follow a schema that depends on its value. */
function jsonSchema(schema: ResponseSchema): DescribedJson {
  return dependsOnValue(schema as SchemaParts) ? { type: 'object' } : { ...convertSchema(schema as unknown as Schema) };
}

interface SchemaParts {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, object>>;
  readonly innerType?: object;
}
function dependsOnValue(schema: SchemaParts): boolean {
  const { type, fields = {}, innerType } = schema;
  return type === 'lazy' || [...Object.values(fields), ...(innerType ? [innerType] : [])].some(dependsOnValue);
}

function queryParameters(query: Schema): readonly DescribedJson[] {
  const { properties = {} } = convertSchema(query);
  return Object.entries(properties).map(([parameter, schema]) => ({ name: parameter, in: 'query', schema }));
}
