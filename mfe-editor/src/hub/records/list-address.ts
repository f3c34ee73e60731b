import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { listColumns, filterNames, possibleColumns } from './list-fields';
import { recordsPath } from './record-paths';

export const PAGE_SIZES = [25, 50] as const;
const PREFIX = 'filter.';

/** Parameters of a list; all of them are in its address. */
export interface Asked {
  readonly q: string;
  /** A field, after `-` for the other direction; empty for the list's own order. */
  readonly sort: string;
  readonly size: number;
  readonly page: number;
  /** Values by field, as texts. */
  readonly filters: Readonly<Record<string, string>>;
  /** Fields beside the title, in the definition's order; empty for the list's own. */
  readonly columns: readonly string[];
}

/** In the address once for each chosen column. */
export const COLUMNS_PARAM = 'columns';

/** Name of a filter in the address, apart from those of the list's own. */
export const filterParam = (name: string): string => PREFIX + name;

/** Parameters of an address; unknown ones are left out. */
export function askedOf(kind: RecordKind, params: URLSearchParams): Asked {
  const definition = recordOf(kind);
  const columns = possibleColumns(definition).filter((name) => params.getAll(COLUMNS_PARAM).includes(name));
  // The form sends the kind's own columns too.
  const own = listColumns(definition);
  const isOwn = columns.length === own.length && columns.every((name) => own.includes(name));
  const filters = filterNames(definition).flatMap((name) => {
    const value = params.get(filterParam(name)) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const size = Number(params.get('page_size'));
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? '',
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    page: Number(params.get('page') ?? '1') || 1,
    filters: Object.fromEntries(filters),
    columns: isOwn ? [] : columns,
  };
}

/** Address of the requested list. */
export function addressOf(kind: RecordKind, { q, sort, size, page, filters, columns }: Asked): string {
  const given = [
    ['q', q],
    ['sort', sort],
    ...Object.entries(filters).map(([name, value]) => [filterParam(name), value] as const),
    ...columns.map((name) => [COLUMNS_PARAM, name] as const),
    ['page_size', size === PAGE_SIZES[0] ? '' : String(size)],
    ['page', page === 1 ? '' : String(page)],
  ] as const;
  const query = new URLSearchParams(given.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
  return query.size === 0 ? recordsPath(kind) : `${recordsPath(kind)}?${query.toString()}`;
}

/** Columns beside the title: those of the address, or the kind's own. */
export const shownColumns = (kind: RecordKind, { columns }: Asked): readonly string[] =>
  columns.length > 0 ? columns : listColumns(recordOf(kind));

/** The filters as the call takes them; empty for none. */
export const filterOf = ({ filters }: Asked): string =>
  Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
