import { LANGUAGES } from '@vestibule/contracts/languages';
import { pagePaths } from '../pages/page-paths';
import type { PackRecords } from '../pack';
import type { Problems } from '../problems';
import { everyModule, modulesOf } from '../schemas/modules';
import { dropBadLines } from './check-records';
import type { Known } from './known';

/** Drops pages whose parent is missing until none is left: a page without its parent has no place. */
function checkParents(records: PackRecords, known: Known, problems: Problems): void {
  for (let before = -1; before !== records.pages.length;) {
    before = records.pages.length;
    const keys = new Set([...known.pages.map((page) => page.key), ...records.pages.map(({ value }) => value.key)]);
    for (const { file, line, value } of records.pages)
      if (value.parent && !keys.has(value.parent))
        problems.error({ file, line, field: 'parent', message: `there is no page with key ${value.parent}` });
    dropBadLines(records, 'pages', problems);
  }
}

/** Parents, rings of parents, missing slugs, paths that two pages share, module keys used twice. */
export function checkPages(records: PackRecords, known: Known, problems: Problems): void {
  checkParents(records, known, problems);
  const own = records.pages.map(({ value }) => ({
    id: value.key,
    parent: value.parent || undefined,
    slug: value.slug ?? {},
  }));
  const ownKeys = new Set(own.map((page) => page.id));
  const others = known.pages.filter((page) => !ownKeys.has(page.key)).map(({ key, ...page }) => ({ id: key, ...page }));
  const paths = pagePaths([...others, ...own]);
  const owner = new Map(
    others.flatMap(({ id }) => LANGUAGES.map((language) => [paths.get(id)?.[language], id] as const)),
  );
  for (const { file, line, value } of records.pages) {
    const path = paths.get(value.key);
    if (path === undefined) problems.error({ file, line, field: 'parent', message: 'leads back to the page itself' });
    if (value.parent && Object.keys(value.slug ?? {}).length === 0)
      problems.error({ file, line, field: 'slug', message: 'may be empty on the home page only' });
    const clash = LANGUAGES.find(
      (language) => path !== undefined && (owner.get(path[language]) ?? value.key) !== value.key,
    );
    if (path !== undefined && clash !== undefined)
      problems.error({
        file,
        line,
        field: `slug.${clash}`,
        message: `${path[clash]} is the path of the page ${owner.get(path[clash])} already`,
      });
    else if (path !== undefined) for (const language of LANGUAGES) owner.set(path[language], value.key);
    const seen = new Set<string>();
    for (const { key } of everyModule(modulesOf(value))) {
      if (seen.has(key)) problems.error({ file, line, field: 'modules', message: `the key ${key} is used twice` });
      seen.add(key);
    }
  }
  dropBadLines(records, 'pages', problems);
  checkParents(records, known, problems);
}
