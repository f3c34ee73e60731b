import { CSRF_HEADER, LANGUAGES, type Endpoint, type EndpointName, type ModuleModel } from '@vestibule/contracts';
import { isActionName } from '@vestibule/contracts/remote/action';
import { ALL_ENDPOINTS } from '@vestibule/contracts/api/all-endpoints';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { SUMMARIES } from '@vestibule/contracts/api/summaries';
import * as schemas from '@vestibule/contracts/schemas/index';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { schemaOf } from '../../platform/server/check-input';
import { answer, ERROR, errorAnswer, inPath, type Json } from './parts';
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
  description: 'The gateway’s INTERNAL_TOKEN, as bearer token',
  schema: { type: 'string' },
};

/** The API described in OpenAPI 3.1, generated from the contract's list of calls and its schemas. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(ALL_ENDPOINTS) as [EndpointName, Endpoint][])
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  Object.assign(paths, paymentPaths());
  for (const kind of RECORD_KINDS) Object.assign(paths, recordPaths(kind, paths));
  for (const model of MODULE_MODELS) Object.assign(paths, modulePaths(model));
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

function operation(operationId: EndpointName, endpoint: Endpoint): Json {
  const { method, path, bare, query, body, upload, multipart, answer: answerName, isStream } = endpoint;
  const proof = isActionName(operationId) ? [bearer] : method === 'GET' ? [] : [csrf];
  const summary = SUMMARIES[operationId];
  const bodies =
    body === undefined ? [] : (typeof body === 'string' ? [body] : body).map((one) => convertSchema(schemaOf(one)));
  return {
    operationId,
    summary,
    ...(bare ? { description: `Also without the language: ${path.replace('/{lang}', '')}` } : {}),
    parameters: [...inPath(path), ...(query ? queryParameters(query) : []), ...proof],
    ...(bodies.length > 0
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodies.length === 1 ? bodies[0] : { anyOf: bodies } } },
          },
        }
      : {}),
    ...(upload === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: `A file of ${upload} bytes at most`,
            content: multipart
              ? { 'multipart/form-data': { schema: { type: 'object', properties: { file: BINARY } } } }
              : { 'application/octet-stream': { schema: BINARY } },
          },
        }),
    responses: {
      200: answer(summary, answerSchema(answerName), isStream && 'text/event-stream'),
      '4XX': errorAnswer,
    },
  };
}

/** A page's modules may hold modules: the converter cannot follow a schema that depends on its value. */
function answerSchema(name: Endpoint['answer']): Json {
  const recursive = ['page', 'container', 'content', 'navigation', 'contentModule'];
  return recursive.includes(name)
    ? { type: 'object', description: `Schema "${name}" of shared-contracts` }
    : { ...convertSchema(schemaOf(name)) };
}

function queryParameters(name: NonNullable<Endpoint['query']>): readonly Json[] {
  const { properties = {} } = convertSchema(schemaOf(name));
  return Object.entries(properties).map(([parameter, schema]) => ({ name: parameter, in: 'query', schema }));
}

function modulePaths(model: ModuleModel): Record<string, Json> {
  const path = `/{lang}/pageeditor-api/${model}`;
  const lang = { name: 'lang', in: 'path', required: true, schema: { type: 'string', enum: [...LANGUAGES] } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const write = (operationId: string, summary: string, schema: Json | undefined, parameters: readonly Json[]) => ({
    operationId,
    summary,
    parameters: [...parameters, csrf],
    ...(schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: {
      [operationId.startsWith('create') ? 201 : 200]: answer(summary, { type: 'object' }),
      '4XX': errorAnswer,
    },
  });
  return {
    [path]: {
      post: write(`create_${model}`, `Adds a ${model} module`, { ...convertSchema(schemas.moduleCreations[model]) }, [
        lang,
      ]),
    },
    [`${path}/{id}`]: {
      patch: write(
        `change_${model}`,
        `Changes fields of a ${model} module`,
        { ...convertSchema(schemas.moduleChanges[model]) },
        [lang, id, ifMatch],
      ),
      delete: write(`delete_${model}`, `Removes a ${model} module`, undefined, [lang, id, ifMatch]),
    },
  };
}
