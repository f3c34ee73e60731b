import { moduleFieldsOf, modelOf, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import type { ModuleModel } from '@vestibule/contracts';
import { LIMITS } from '@vestibule/contracts/fields/field';
import { recordShape } from '../../fields/record-rules';
import { trimmedText } from '@vestibule/contracts/fields/rules';
import { array, mixed, object, type AnySchema } from 'yup';
import { layoutOf } from '../modules/layout';
import { schemaFor } from './schema-for';

/** A module of a page as the pack gives it; which other fields it has depends on `model`. */
export interface ModuleRecord {
  readonly key: string;
  readonly model: ModuleModel;
  readonly columns?: readonly { readonly children?: readonly ModuleRecord[] }[];
  readonly [field: string]: unknown;
}

const base = {
  key: trimmedText().required('is required').max(LIMITS.key),
  model: mixed<ModuleModel>()
    .oneOf([...MODULE_MODELS])
    .required('is required'),
};
const columns = array().of(object({ children: array().of(schemaFor(moduleSchema)) }));
const fits = (module: { readonly key: string; readonly columns?: unknown }) =>
  !Array.isArray(module.columns) || module.columns.length <= layoutOf({ ...module }).split('-').length;

const schemas = new Map<ModuleModel, AnySchema>(
  MODULE_MODELS.map((model) => [
    model,
    object({ ...base, ...recordShape(moduleFieldsOf(model), { columns }) }).test(
      'columns',
      'there are more columns than the layout has',
      fits,
    ),
  ]),
);
const unknownModel = object(base);

/** The schema that a value's own `model` names. */
function moduleSchema(value: unknown): AnySchema {
  const name = typeof value === 'object' && value !== null && 'model' in value ? value.model : undefined;
  const model = modelOf(name);
  return (model && schemas.get(model)) ?? unknownModel;
}

export const pageModules = () => array().of(schemaFor(moduleSchema));

/** The modules of a page, as the schema of pages checked them. */
export const modulesOf = (page: { modules?: unknown }): readonly ModuleRecord[] =>
  (page.modules ?? []) as readonly ModuleRecord[];

/** Modules and everything in their columns. */
export function* everyModule(list: readonly ModuleRecord[]): Generator<ModuleRecord> {
  for (const module of list) {
    yield module;
    for (const column of module.columns ?? []) yield* everyModule(column.children ?? []);
  }
}
