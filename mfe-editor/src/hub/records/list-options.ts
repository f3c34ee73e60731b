import type { AnswerOf, Host } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Asked } from './list-address';
import { filterNames } from './list-fields';

/** Limit of the call's options; a longer list is replaced by a search. */
const MOST = 200;

/** Options of each reference of the kind, where they fit into a list, or the address has a filter by it. */
export async function listOptions(
  api: Host['api'],
  kind: RecordKind,
  { filters }: Asked,
  signal: AbortSignal,
): Promise<Readonly<Record<string, AnswerOf<'recordOptions'>>>> {
  const { fields } = recordOf(kind);
  const found = await Promise.all(
    filterNames(recordOf(kind)).map(
      async (name): Promise<readonly (readonly [string, AnswerOf<'recordOptions'>])[]> => {
        const field = fields[name];
        if (field?.type !== 'reference') return [];
        const options = await api.call('recordOptions', { params: { target: field.to }, signal });
        const asked = filters[name];
        const isKnown = asked === undefined || options.some(({ label }) => label === asked);
        // A filter of the address must be visible, and removable.
        if (!isKnown) return [[name, [{ id: 0, slug: '', label: asked, title: '', day: '' }]] as const];
        return options.length < MOST ? [[name, options]] : [];
      },
    ),
  );
  return Object.fromEntries<AnswerOf<'recordOptions'>>(found.flat());
}
