import type { ClientCallName, FilterOption, LoaderContext, Translate } from '@vestibule/contracts';

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

/** Call for a filter's options, and the fields that are used. */
export interface OptionsSource {
  readonly call: OptionsCall;
  /** Chosen by its slug, not by its number. */
  readonly bySlug?: boolean;
  /**
   * Some are not offered: those that are not marked for filters (docs/behaviour/programme.md#filters-of-the-events).
   */
  readonly mayHide?: boolean;
}

/** An option, or one that only visitors with its address can choose. */
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

/** Name of the chosen option of a filter; a word for one that there is not (any more), as its value is a number. */
export const nameOf = (options: readonly KnownOption[], value: string, t: Translate): string =>
  options.find((option) => option.value === value)?.name ?? t('filter.unknown');
