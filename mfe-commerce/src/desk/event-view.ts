import type { AnswerOf } from '@vestibule/contracts';

export interface EventView {
  /** The search, and the number of the results' page. */
  readonly asked: { readonly q: string; readonly page: number };
  readonly found: AnswerOf<'boxOfficeEvent'>;
}
