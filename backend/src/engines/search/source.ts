import type { Language, SearchCategory, SearchHit } from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';

/** Data of a record in results besides its words, which are in the index; its picture as the name of its file. */
export type Found = Omit<SearchHit, 'category' | 'title' | 'excerpt' | 'image_obj'> & { readonly image: string | null };

/** Language of the results, and their moment in ms since 1970. */
interface Shown {
  readonly lang: Language;
  readonly now: number;
}

/** How records of a category that were found are shown; one query for all of them. */
export interface SearchSource {
  readonly category: SearchCategory;
  readonly load: (db: Database, ids: readonly number[], search: Shown) => Promise<readonly Found[]>;
}

/** Fields that most records leave out. */
export const TIMELESS = { date_start: null, date_end: null, all_day: false, place: '', state: '' } as const;
