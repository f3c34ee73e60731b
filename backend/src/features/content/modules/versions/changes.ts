import type { AnswerOf, Language } from '@vestibule/contracts';
import type { KeptModule } from '../../../../engines/records/tables';
import { versionWords } from './words';

type Change = AnswerOf<'pageVersion'>['changes'][number];

/** Changes of the modules from one version to the next, in the words of a language. */
export function changesBetween(
  before: readonly KeptModule[],
  after: readonly KeptModule[],
  lang: Language,
): readonly Change[] {
  const old = new Map(before.map((module) => [module.id, module]));
  const kept = new Set(after.map(({ id }) => id));
  const [orderBefore, orderAfter] = [order(before, kept), order(after, new Set(old.keys()))];
  return [
    ...after.flatMap((module) => {
      const was = old.get(module.id);
      if (was === undefined) return [describe('added', module, undefined, module, lang)];
      if (asText(was) !== asText(module)) return [describe('changed', module, was, module, lang)];
      return orderBefore.get(module.id) === orderAfter.get(module.id)
        ? []
        : [describe('moved', module, was, module, lang)];
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((module) => describe('removed', module, module, undefined, lang)),
  ];
}

/** The place of each module among those that are in both versions. */
function order(modules: readonly KeptModule[], both: ReadonlySet<number>): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  return new Map(
    modules
      .filter(({ id }) => both.has(id))
      .map(({ id, sectionId, column }) => {
        const list = `${sectionId}.${column}`;
        const index = counts.get(list) ?? 0;
        counts.set(list, index + 1);
        return [id, `${list}.${index}`];
      }),
  );
}

function describe(
  change: Change['change'],
  { id, model }: KeptModule,
  before: KeptModule | undefined,
  after: KeptModule | undefined,
  lang: Language,
): Change {
  const [old, present] = [before && versionWords(before, lang), after && versionWords(after, lang)];
  const names = [...new Set([...(old?.keys() ?? []), ...(present?.keys() ?? [])])];
  const fields = names
    .map((name) => ({ name, before: old?.get(name) ?? '', after: present?.get(name) ?? '' }))
    .filter((field) => field.before !== field.after);
  return { id, model, change, fields };
}

/** The database gives the names in a stored version in an order of its own. */
const asText = ({ data, texts }: KeptModule) => JSON.stringify([sorted(data), sorted(texts)]);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, one]) => [name, sorted(one)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
};
