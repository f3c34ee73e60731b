import type { Database } from '../../../platform/db/database';
import { loadDocument, storeDocument } from '../../../platform/db/documents';
import { newsOf, numberNews, withSafeBlocks } from '../../site';
import type { NavigationDocument, SettingsDocument } from '../../../engines/records/schemas/documents';
import type { Count } from '../../../platform/db/batches';

/** settings.json takes the place of the settings before it; its HTML is sanitised. */
export async function writeSettings(db: Database, settings: SettingsDocument): Promise<Count> {
  const before = await loadDocument(db, 'settings');
  const breaking_news = numberNews(settings.breaking_news ?? [], newsOf(before));
  return storeDocument(db, 'settings', { ...withSafeBlocks(settings), breaking_news });
}

export const writeNavigation = (db: Database, navigation: NavigationDocument): Promise<Count> =>
  storeDocument(db, 'navigation', navigation);
