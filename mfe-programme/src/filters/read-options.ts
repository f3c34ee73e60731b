import type { ClientCallName, FilterOption, LoaderContext } from '@vestibule/contracts';

/** A call that returns the options of a filter. */
type OptionsCall = Extract<
  ClientCallName,
  | 'rooms'
  | 'exhibitionTypes'
  | 'eventTags'
  | 'series'
  | 'genres'
  | 'eventAccess'
  | 'seasons'
  | 'productionTypes'
  | 'productionTags'
>;

/** How a filter's options are asked for, and what of them is used. */
export interface OptionsSource {
  readonly call: OptionsCall;
  /** Chosen by its slug, not by its number. */
  readonly bySlug?: boolean;
  /**
   * Some are not offered: those that are not marked for filters (docs/behaviour/programme.md#filters-of-the-events).
   */
  readonly mayHide?: boolean;
}

/** Something that can be chosen, or only could by who knows its address. */
export interface KnownOption {
  readonly value: string;
  readonly name: string;
  readonly hidden: boolean;
}

/** Everything that a filter can be set to; nothing when it is unavailable, as the list is useful without. */
export async function readOptions(
  { api, signal }: Pick<LoaderContext, 'api' | 'signal'>,
  { call, bySlug = false, mayHide = false }: OptionsSource,
): Promise<KnownOption[]> {
  try {
    const options: readonly FilterOption[] = await api.call(call, { signal });
    return options.map(({ id, slug, name, show_in_filter }) => ({
      value: bySlug ? slug : String(id),
      name,
      hidden: mayHide && !show_in_filter,
    }));
  } catch {
    return [];
  }
}

/** Name of what is chosen in a filter; its value where it has no name. */
export const nameOf = (options: readonly KnownOption[], value: string): string =>
  options.find((option) => option.value === value)?.name ?? value;
