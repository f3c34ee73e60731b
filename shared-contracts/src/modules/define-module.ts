import type { Fields } from '../fields/field';

/**
 * Everything that the site knows of a kind of content module (docs/behaviour/content.md#content-modules); how it looks
 * is `mfe-content/src/modules/<kind>`.
 */
export interface ModuleDefinition<M extends string = string, Fs extends Fields = Fields> {
  /** Its name in responses, addresses and packs. */
  readonly model: M;
  /** In the order in which the editor's form shows them. The first that differs by language is the main text. */
  readonly fields: Fs;
  /** Whether the search finds a page by the module's texts; true by default. */
  readonly isSearched?: false;
}

/** Responses, writes, packs, the API's description, the search and the editor's form follow from the definition. */
export const defineModule = <const M extends string, const Fs extends Fields>(
  definition: ModuleDefinition<M, Fs>,
): ModuleDefinition<M, Fs> => definition;
