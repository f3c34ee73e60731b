import type { ContentModule } from '@vestibule/contracts';

/** A column of the page itself (`section` is null) or of one of its sections. */
export interface Column {
  readonly section: number | null;
  readonly column: number;
}
/** Place of a module: before the one that is at `index` now. */
export interface ModulePosition extends Column {
  readonly index: number;
}
type Modules = readonly ContentModule[];

const TOP: Column = { section: null, column: 0 };
export const isSameColumn = (a: Column, b: Column): boolean => a.section === b.section && a.column === b.column;

/** Every column of the page with the modules in it, the page's own first. */
export function columnsOf(modules: Modules, at: Column = TOP): readonly (readonly [Column, Modules])[] {
  return [
    [at, modules] as const,
    ...modules.flatMap((module) =>
      module.model === 'section'
        ? module.columns.flatMap(({ children }, column) => columnsOf(children, { section: module.id, column }))
        : [],
    ),
  ];
}

export const modulesIn = (modules: Modules, at: Column): Modules =>
  columnsOf(modules).find(([column]) => isSameColumn(column, at))?.[1] ?? [];

/** Where a module stands; undefined where it is none of the page. */
export function findModulePlace(modules: Modules, id: number): ModulePosition | undefined {
  for (const [column, list] of columnsOf(modules)) {
    const index = list.findIndex((module) => module.id === id);
    if (index >= 0) return { ...column, index };
  }
  return undefined;
}

/** The page's modules with another list in one column. */
function withColumn(
  modules: Modules,
  at: Column,
  change: (list: Modules) => Modules,
  own: Column = TOP,
): ContentModule[] {
  const inner = modules.map((module) =>
    module.model === 'section'
      ? {
          ...module,
          columns: module.columns.map(({ classes, children }, column) => ({
            classes,
            children: withColumn(children, at, change, { section: module.id, column }),
          })),
        }
      : module,
  );
  return isSameColumn(own, at) ? [...change(inner)] : inner;
}

/** The page's modules with one more. */
export const inserted = (modules: Modules, { index, ...at }: ModulePosition, module: ContentModule): ContentModule[] =>
  withColumn(modules, at, (list) => [...list.slice(0, index), module, ...list.slice(index)]);

/** The page's modules without one of them. */
export function withoutModule(modules: Modules, id: number): ContentModule[] {
  const place = findModulePlace(modules, id);
  return place ? withColumn(modules, place, (list) => list.filter((module) => module.id !== id)) : [...modules];
}

/** Whether a section is the module, or somewhere in it. */
export const isInside = (modules: Modules, section: number | null, id: number): boolean =>
  section !== null && (section === id || isInside(modules, findModulePlace(modules, section)?.section ?? null, id));
