import { lazy, mixed, object, type ObjectSchema } from 'yup';
import { answerShape } from '../fields/answer-shape';
import { writeShape } from '../fields/write-rules';
import type { ModuleModel } from '../modules/content-module';
import { moduleFieldsOf, modelOf, MODULE_MODELS } from '../modules/models';
import { contentLanguage, id } from '../fields/common';
import { placement } from './page-writes';

const perModel = <T>(make: (model: ModuleModel) => T) =>
  Object.fromEntries(MODULE_MODELS.map((model) => [model, make(model)])) as Record<ModuleModel, T>;

/** A module as its own `model` says; one of an unknown model fails as a headline with a wrong model. */
export const contentModule = lazy((value: unknown) => moduleSchema(value));

const answers = perModel((model) =>
  object({
    id: id(),
    lang: contentLanguage(),
    model: mixed<ModuleModel>().oneOf([model]).required(),
    ...answerShape(moduleFieldsOf(model), contentModule),
  }),
);

/** The schema that a value's own `model` names. */
function moduleSchema(value: unknown): ObjectSchema<object> {
  const name = typeof value === 'object' && value !== null && 'model' in value ? value.model : undefined;
  return answers[modelOf(name) ?? 'headline'];
}

/** Fields a PATCH of a module may carry: any of them, nothing else. Texts are those of the path's language. */
export const moduleChanges = perModel((model) => object(writeShape(moduleFieldsOf(model), false)).noUnknown());

/** Fields a POST of a module must or may carry: the change's fields, the required ones filled, and a placement. */
export const moduleCreations = perModel((model) =>
  object(writeShape(moduleFieldsOf(model), true))
    .concat(placement)
    .noUnknown(),
);
