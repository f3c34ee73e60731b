import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { asObject, type Json } from '../../../platform/db/documents';
import { groupBy } from '../../../platform/group-by';
import { translator } from '../../../platform/texts/translate';
import { pages } from '../tables';
import { wrong } from '../validation-error';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';
import { createRecord } from './save';
import type { RecordAuthor } from './write-record';

/** A larger subtree is copied by a pack. */
const MAX_PAGES = 200;

/**
 * Copies a page as editors see it, with its modules, beside itself: hidden, with another address, and a title that says
 * that it is a copy. With its subtree all pages below it are copied, too, hidden as well, in their order and with their
 * own titles and segments. Returns the copy of the page.
 *
 * @throws `not_found`, `validation` for the home page and for a subtree of more than 200 pages, `forbidden`.
 */
export function copyPage(
  db: Database,
  id: number,
  { subtree }: { readonly subtree: boolean },
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const rows = await tx
      .select({ id: pages.id, parentId: pages.parentId, slug: pages.slug })
      .from(pages)
      .orderBy(asc(pages.position), asc(pages.id));
    const below = groupBy(rows, ({ parentId }) => parentId);
    const own = await findRecord(tx, 'pages', id);
    const { slug, parentId } = rows.find((row) => row.id === id) ?? {};
    if (Object.values(slug ?? {}).includes('')) throw wrong('id', 'the home page cannot be copied');
    const taken = (below.get(parentId ?? null) ?? []).map((row) => row.slug);
    const copy = await copyOne(tx, { ...own.latest, ...otherName(own.latest, taken) }, by);
    if (!subtree) return copy;
    let count = 1;
    const copyBelow = async (from: number, parent: unknown): Promise<void> => {
      for (const child of below.get(from) ?? []) {
        count += 1;
        if (count > MAX_PAGES) throw wrong('subtree', `has more than ${MAX_PAGES} pages`);
        const { latest } = await findRecord(tx, 'pages', child.id);
        const made = await copyOne(tx, { ...latest, parent }, by);
        await copyBelow(child.id, made.values['key']);
      }
    };
    await copyBelow(id, copy.values['key']);
    return findRecord(tx, 'pages', copy.id);
  });
}

function copyOne(tx: Database, values: Json, by: RecordAuthor): Promise<VersionedRecord> {
  const { key: _key, is_landing_page: _landing, ...rest } = values;
  return createRecord(tx, 'pages', { ...rest, is_online: false, modules: withNewKeys(rest['modules']) }, by);
}

/** Modules have keys of their own in each page, those in columns as well. */
const withNewKeys = (modules: unknown): Json[] =>
  (Array.isArray(modules) ? modules : []).map((module: unknown) => {
    const { columns, ...values } = asObject(module);
    return {
      ...values,
      key: randomUUID(),
      ...(Array.isArray(columns) && {
        columns: columns.map((column: unknown) => ({
          ...asObject(column),
          children: withNewKeys(asObject(column)['children']),
        })),
      }),
    };
  });

type Texts = Readonly<Partial<Record<Language, string>>>;

/** Title and segment of the copy, in each language that the page has: the first that is free among its siblings. */
function otherName({ slug, title }: Json, siblings: readonly Texts[]): Json {
  const titles = asObject(title);
  const slugs = asObject(slug);
  const isFree = (suffix: string) =>
    LANGUAGES.every(
      (lang) => !(lang in slugs) || !siblings.some((one) => one[lang] === `${String(slugs[lang])}${suffix}`),
    );
  let number = 1;
  const suffix = () => (number === 1 ? '-copy' : `-copy-${number}`);
  while (!isFree(suffix())) number += 1;
  const mark = number === 1 ? '' : ` ${number}`;
  const each = (texts: Json, change: (text: string, lang: Language) => string) =>
    Object.fromEntries(
      LANGUAGES.filter((lang) => lang in texts).map((lang) => [lang, change(String(texts[lang]), lang)]),
    );
  return {
    slug: each(slugs, (text) => text + suffix()),
    title: each(titles, (text, lang) => `${text} (${translator(lang)('records.copy')}${mark})`),
  };
}
