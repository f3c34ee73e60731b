import type { Language, Where } from '@vestibule/contracts';
import type { RouteTable } from '@vestibule/contracts/site/match';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import type { i18n } from 'i18next';
import type { DataCache } from './data-cache';
import type { FragmentCache } from './fragment-cache';
import type { ServerExposes } from './server-exposes';

/** Parts of a worker that every render uses. */
export interface Renderer {
  readonly composition: SiteComposition;
  readonly shell: ShellManifest;
  readonly exposes: ServerExposes;
  readonly i18n: Readonly<Record<Language, i18n>>;
  readonly cache: DataCache;
  readonly fragments: FragmentCache;
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
