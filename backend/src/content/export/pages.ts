import { MODULE_MODELS } from '@vestibule/contracts/schemas/pages';
import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { modules, pages } from '../../db/schema';
import { joinModule } from '../module-rows';
import { byText, compact } from './compact';
import type { ExportNames } from './names';

type Fields = Record<string, unknown>;
type ModuleRow = typeof modules.$inferSelect;

/** Ids and slugs of an event list become names again. */
function named(data: Fields, names: ExportNames): Fields {
  const { tag, room, type, ...rest } = data;
  const label = (value: unknown, lookup: (id: number) => string | undefined) =>
    typeof value === 'number' ? lookup(value) : value;
  return {
    ...rest,
    tag: label(tag, names.term),
    room: label(room, names.room),
    type: typeof type === 'string' ? (names.typeOfSlug(type) ?? type) : type,
  };
}

function exportModule(row: ModuleRow, all: readonly ModuleRow[], names: ExportNames): Fields[] {
  const model = MODULE_MODELS.find((one) => one === row.model);
  if (model === undefined) return [];
  const fields = joinModule({
    key: row.key,
    model,
    data: model === 'event_list' ? named(row.data, names) : row.data,
    texts: row.texts,
  });
  if (model !== 'section') return [compact(fields)];
  const children = all.filter((child) => child.sectionId === row.id);
  const count = Math.max(-1, ...children.map((child) => child.column)) + 1;
  const columns = Array.from({ length: count }, (_, column) => ({
    children: children.filter((child) => child.column === column).flatMap((child) => exportModule(child, all, names)),
  }));
  return [compact({ ...fields, columns })];
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
