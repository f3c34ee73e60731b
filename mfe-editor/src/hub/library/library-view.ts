import type { AnswerOf } from '@vestibule/contracts';

/** Names of the parameters by which the page narrows the library. */
export const LIBRARY_FILTERS = ['q', 'kind', 'without_alt', 'unused'] as const;

export interface LibraryView {
  readonly page: number;
  /** Filters of the address; '' where one is missing. */
  readonly asked: Readonly<Record<(typeof LIBRARY_FILTERS)[number], string>>;
  readonly found: AnswerOf<'media'>;
  /** Whether the role may take files in, describe and remove them. */
  readonly mayWrite: boolean;
}
