import type { Database } from '../../platform/db/database';
import { loadDocument, storeDocument, type Json } from '../../site/house/documents';
import type { NavigationDocument, SettingsDocument } from '../schemas/documents';
import { withSafeBlocks } from '../../site/house/html-blocks';
import type { Count } from '../../platform/db/batches';

type News = NonNullable<SettingsDocument['breaking_news']>[number];

/** The texts of a news item, to tell whether it is the same as before. */
const textOf = ({ title, text, link, link_title }: News) => JSON.stringify([title, text, link, link_title]);

function earlierNews({ breaking_news: list }: Json): News[] {
  return Array.isArray(list) ? (list as News[]) : [];
}

/**
 * Numbers the news. One that was there before (same key, or same words) keeps its id, as visitors' browsers remember
 * which they closed.
 */
function numberNews(news: readonly News[], before: readonly News[]): News[] {
  const taken = [...before, ...news].map((item) => item.id ?? 0);
  let last = Math.max(0, ...taken);
  return news.map((item) => {
    const known = before.find((old) => (item.key ? old.key === item.key : textOf(old) === textOf(item)));
    return { ...item, id: item.id ?? known?.id ?? (last += 1) };
  });
}

/** settings.json takes the place of the settings before it; its HTML is sanitised. */
export async function writeSettings(db: Database, settings: SettingsDocument): Promise<Count> {
  const before = await loadDocument(db, 'settings');
  const breaking_news = numberNews(settings.breaking_news ?? [], earlierNews(before));
  return storeDocument(db, 'settings', { ...withSafeBlocks(settings), breaking_news });
}

export const writeNavigation = (db: Database, navigation: NavigationDocument): Promise<Count> =>
  storeDocument(db, 'navigation', navigation);
