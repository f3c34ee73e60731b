import type { ModulePosition } from '../session/tree';

/** A place as writes name it. */
export const placementOf = ({ section, column, index }: ModulePosition, page: number) =>
  section === null ? { page, position: index } : { section, column, position: index };
