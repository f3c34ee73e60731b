import type { Place } from '../session/tree';

/** A place as writes name it. */
export const placementOf = ({ section, column, index }: Place, page: number) =>
  section === null ? { page, position: index } : { section, column, position: index };
