import { TAGS_HEADER } from './constants';

/** Tags that an answer of the backend depends on. */
export const tagsOf = (headers: Headers): readonly string[] => (headers.get(TAGS_HEADER) ?? '').split(',').filter(Boolean);
