import type { Localised } from '@vestibule/contracts';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, writtenNow } from '../../../platform/db/columns';
import { exhibitions } from './programme';

export const pages = pgTable(
  'pages',
  {
    id: id(),
    key: key(),
    parentId: integer(),
    position: integer().notNull().default(0),
    slug: localised(),
    /** Whole path per language, e.g. `/de/besuch/anfahrt`; derived from the slugs when a page is written. */
    path: localised(),
    title: localised(),
    headline: localised(),
    metaTitle: localised(),
    metaDescription: localised(),
    /**
     * Share tags of the page where they differ from those for search engines; the type is Open Graph's, e.g. `article`.
     */
    ogTitle: localised(),
    ogDescription: localised(),
    ogType: text().notNull().default('website'),
    ogImage: text(),
    /** The same in easy language: an address per language; in sign language: a file of the library. */
    easyLanguageLink: localised(),
    signLanguageFilm: text(),
    theme: text().$type<'museum' | 'castle'>().notNull().default('museum'),
    pageTheme: text().$type<'cc01' | 'cc02' | 'cc03'>().notNull().default('cc01'),
    isOnline: boolean().notNull().default(true),
    isClickable: boolean().notNull().default(true),
    inMenu: boolean().notNull().default(false),
    inFooter: boolean().notNull().default(false),
    isLandingPage: boolean().notNull().default(false),
    noindex: boolean().notNull().default(false),
    updatedAt: instant().notNull().default(writtenNow),
  },
  (table) => [index('pages_parent').on(table.parentId)],
);

/**
 * A module is on a page, or in a column of a section module, or in a column of a container. `data` holds values that
 * are the same in all languages, `texts` those that differ.
 */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    pageId: integer().references(() => pages.id, { onDelete: 'cascade' }),
    containerId: integer().references(() => containers.id, { onDelete: 'cascade' }),
    sectionId: integer(),
    column: integer().notNull().default(0),
    position: integer().notNull().default(0),
    /** Unique within its page when imported. */
    key: text().notNull(),
    model: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    texts: jsonb().$type<Localised<Record<string, unknown>>>().notNull().default({}),
    updatedAt: instant().notNull().default(writtenNow),
  },
  (table) => [
    index('modules_page').on(table.pageId),
    index('modules_section').on(table.sectionId),
    index('modules_container').on(table.containerId),
  ],
);

export const containers = pgTable('containers', {
  id: id(),
  slug: text().notNull().unique(),
  parentId: integer(),
  contentType: text().notNull().default('container'),
  objectId: integer(),
  layout: text().notNull().default('100'),
});

/** A module as a version keeps it: all that its row has but the page or container, which is the version's. */
export interface KeptModule {
  readonly id: number;
  readonly sectionId: number | null;
  readonly column: number;
  readonly position: number;
  readonly key: string;
  readonly model: string;
  readonly data: Record<string, unknown>;
  readonly texts: Localised<Record<string, unknown>>;
}

export const redirects = pgTable('redirects', {
  id: id(),
  oldPath: text().notNull().unique(),
  newPath: text().notNull(),
});

export const articles = pgTable(
  'articles',
  {
    id: id(),
    key: key(),
    title: localised(),
    body: localised(),
    isOnline: boolean().notNull().default(true),
    date: date({ mode: 'string' }),
    author: text(),
    categoryId: integer(),
    exhibitionId: integer().references(() => exhibitions.id),
    image: text(),
  },
  (table) => [index('articles_date').on(table.date), index('articles_exhibition').on(table.exhibitionId)],
);

/** `position` is the day that the teaser closes. */
export const teasers = pgTable('teasers', {
  id: id(),
  key: key(),
  isOnline: boolean().notNull().default(true),
  position: date({ mode: 'string' }).notNull(),
  preline: localised(),
  headline: localised(),
  subline: localised(),
  linkText: localised(),
  link: localised(),
  image: text(),
  style: text().notNull().default(''),
  isDemo: boolean().notNull().default(false),
});
