import type { Language, Where } from '@vestibule/contracts';
import type { i18n } from 'i18next';
import type { RouteTable } from '../app/match';
import type { SiteComposition } from '../app/site';
import type { DataCache } from './data-cache';
import type { ServerExposes } from './server-exposes';
import type { ShellManifest } from './shell-files';

/** What all renders of a worker share. */
export interface Renderer {
  readonly composition: SiteComposition;
  readonly shell: ShellManifest;
  readonly exposes: ServerExposes;
  readonly i18n: Readonly<Record<Language, i18n>>;
  readonly cache: DataCache;
  readonly backendUrl: string;
  readonly liveReload: boolean;
  readonly sentryDsn: string | undefined;
  /** Notes the key of the expose whose code runs, and the request it runs for. */
  readonly mark: (key: string, request?: number) => void;
  /** Notes that a loader of this expose begins or ends. */
  readonly loading: (key: string, by: 1 | -1) => void;
  readonly running: () => Partial<Where>;
  readonly tables: Readonly<Record<Language, RouteTable>>;
}
