import type { Values } from '../fields/values';
import type { Language } from '../languages';
import type { MODULES } from './index';

export type ModuleModel = keyof typeof MODULES;
/** Modules in one column of a section; `classes` is the column's share of the row in per cent. */
export interface ModuleColumn {
  classes: string;
  children: ContentModule[];
}
/** A module in responses. `lang` is the language of its texts, which need not be the requested one. */
export type ModuleOf<M extends ModuleModel> = { id: number; lang: Language; model: M } & Values<
  (typeof MODULES)[M]['fields'],
  ModuleColumn
>;
export type ContentModule = { [M in ModuleModel]: ModuleOf<M> }[ModuleModel];
