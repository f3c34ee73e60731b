import type { Visitor } from '../../../testing/visitor';

/** Keys, each with that of its parent. */
const PAGES = [['besuch'], ['kontakt'], ['anreise', 'besuch'], ['bahn', 'anreise'], ['zeiten', 'besuch']] as const;

/** As `PAGES` are listed, each with its depth. */
export const PAGE_TREE = ['0 besuch', '1 anreise', '2 bahn', '1 zeiten', '0 kontakt'];

/** Adds a small tree of pages as an editor does; the key of each is its German slug. Returns their ids by key. */
export async function addPageTree(editor: Visitor): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [key, parent] of PAGES) {
    const texts = { slug: { de: key, en: `${key}-en` }, title: { de: key } };
    const page = { key, ...(parent && { parent }), is_online: true, ...texts };
    const made = await editor.write('POST', '/api/records/pages/', page);
    if (made.statusCode !== 201) throw new Error(made.body);
    ids.set(key, made.json<{ id: number }>().id);
  }
  return ids;
}
