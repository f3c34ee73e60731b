import type { AnswerOf } from '@vestibule/contracts';

export interface EventView {
  /** What is searched for, and the page of what is found. */
  readonly asked: { readonly q: string; readonly page: number };
  readonly found: AnswerOf<'boxOfficeEvent'>;
}
