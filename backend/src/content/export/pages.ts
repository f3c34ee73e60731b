import { namesOf } from '@vestibule/contracts/fields/field';
import { fieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { modules, pages } from '../../db/schema';
import { joinPackValues } from '../../fields/pack-values';
import { mapReferences } from '../../fields/walk';
import { asText } from '../../house/documents';
import { byText, compact } from './compact';
import type { ExportNames } from './names';

type Fields = Record<string, unknown>;
type ModuleRow = typeof modules.$inferSelect;

/** Ids and slugs become names again. */
function labelOf(to: string, value: unknown, names: ExportNames): string | undefined {
  if (to === 'type') return names.typeOfSlug(asText(value)) ?? asText(value);
  return typeof value === 'number' ? (to === 'room' ? names.room : names.term)(value) : undefined;
}

function exportModule(row: ModuleRow, all: readonly ModuleRow[], names: ExportNames): Fields[] {
  const model = modelOf(row.model);
  if (model === undefined) return [];
  const fields = fieldsOf(model);
  const data = mapReferences(fields, row.data, (to, value) => labelOf(to, value, names));
  const values = { key: row.key, model, ...joinPackValues(fields, { data, texts: row.texts }) };
  const [columns] = namesOf(fields, ({ type }) => type === 'columns');
  if (columns === undefined) return [compact(values)];
  const children = all.filter((child) => child.sectionId === row.id);
  const count = Math.max(-1, ...children.map((child) => child.column)) + 1;
  const inColumns = Array.from({ length: count }, (_, column) => ({
    children: children.filter((child) => child.column === column).flatMap((child) => exportModule(child, all, names)),
  }));
  return [compact({ ...values, [columns]: inColumns })];
}

/** Pages in their order, which the order of the lines carries. */
export async function exportPages(db: Database, names: ExportNames): Promise<Fields[]> {
  const rows = (await db.select().from(pages)).sort((a, b) => a.position - b.position || byText(a.key, b.key));
  const moduleRows = await db
    .select()
    .from(modules)
    .where(isNotNull(modules.pageId))
    .orderBy(asc(modules.position), asc(modules.id));
  return rows.map((page) => {
    const own = moduleRows.filter((row) => row.pageId === page.id);
    return compact({
      key: page.key,
      parent: names.page(page.parentId),
      slug: page.slug,
      title: page.title,
      headline: page.headline,
      is_online: page.isOnline,
      is_clickable: page.isClickable,
      in_menu: page.inMenu,
      in_footer: page.inFooter,
      is_landing_page: page.isLandingPage,
      theme: page.theme,
      page_theme: page.pageTheme,
      meta_title: page.metaTitle,
      meta_description: page.metaDescription,
      og_title: page.ogTitle,
      og_description: page.ogDescription,
      og_type: page.ogType,
      og_image: page.ogImage,
      modules: own.filter((row) => row.sectionId === null).flatMap((row) => exportModule(row, own, names)),
    });
  });
}
