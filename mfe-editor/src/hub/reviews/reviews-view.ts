import type { AnswerOf } from '@vestibule/contracts';

/** Lists of reviews; the first is shown where the address names none. */
export const REVIEW_LISTS = [
  { name: 'decidable', state: 'waiting', mine: 'decidable' },
  { name: 'assigned', state: '', mine: 'assigned' },
  { name: 'submitted', state: '', mine: 'submitted' },
  { name: 'open', state: '', mine: '' },
  { name: 'done', state: 'done', mine: '' },
  { name: 'withdrawn', state: 'withdrawn', mine: '' },
] as const;

export interface ReviewsView {
  readonly page: number;
  readonly list: (typeof REVIEW_LISTS)[number]['name'];
  readonly found: AnswerOf<'reviews'>;
  readonly rules: AnswerOf<'reviewRules'>;
  /** Whether the reader may change the rules. */
  readonly mayRule: boolean;
}
