import type { Fields } from '../fields/field';
import { largestWrite } from '../fields/write-rules';
import type { ModuleModel } from './content-module';
import type { ModuleDefinition } from './define-module';
import { MODULES } from './index';
export { MODULES } from './index';

/** All models, in the order of their names. */
export const MODULE_MODELS = Object.keys(MODULES) as readonly ModuleModel[];

/** The model of this name; undefined for one that this version of the site does not have. */
export const modelOf = (name: unknown): ModuleModel | undefined => MODULE_MODELS.find((model) => model === name);

/** A model's definition, where its fields are looked at as data. */
export const definitionOf = (model: ModuleModel): ModuleDefinition => MODULES[model];
export const moduleFieldsOf = (model: ModuleModel): Fields => MODULES[model].fields;

/** Bytes around the fields of a write. */
const FRAME = 8 * 1024;
/** Bytes that UTF-8 needs for a UTF-16 unit at most; JSON escapes no more than quotes and line ends. */
const BYTES_A_CHARACTER = 3;
/** Bytes of the largest body of a module's write. */
export const moduleBodyLimit = (model: ModuleModel): number =>
  FRAME + BYTES_A_CHARACTER * largestWrite(moduleFieldsOf(model));
