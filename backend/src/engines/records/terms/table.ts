import { terms } from '../tables';
import { freeSlug } from '../../../platform/texts/slug';
import { tableFor } from '../record-table';

const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind}\n${name}`;

/** The slug that a term once got stays, as addresses hold it. */
export const termTable = tableFor('terms', {
  table: terms,
  derive: async (db) => {
    const existing = await db.select({ kind: terms.kind, name: terms.name, slug: terms.slug }).from(terms);
    const slugs = new Map(existing.map((term) => [nameOf(term), term.slug]));
    const taken = new Map<string, Set<string>>();
    for (const { kind, slug } of existing) taken.set(kind, (taken.get(kind) ?? new Set()).add(slug));
    return (term) => {
      const ofKind = taken.get(term.kind) ?? new Set<string>();
      taken.set(term.kind, ofKind);
      return { slug: slugs.get(nameOf(term)) ?? freeSlug(term.name, ofKind) };
    };
  },
});
