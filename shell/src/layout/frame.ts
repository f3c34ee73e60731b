import type { Frame } from '../app/frame';
import { PlayerPlace } from './audio-player/player-place';
import { DashboardLayout } from './dashboard-layout';
import { DefaultLayout } from './default-layout';
import { DocumentHead } from './document-head';
import { ErrorPage } from './error-page';
import { LateDraftNotice, LatePreviewBanner } from './late-menus';
import { ProgressBar } from './progress-bar';
import { RouteAnnouncer } from './route-announcer';
import { SiteOffline } from './site-offline';
import { WebshopLayout } from './webshop-layout';

/** The site's layouts around its pages; the page's route names the layout (docs/behaviour/frame.md#layouts). */
export const FRAME: Frame = {
  layouts: { default: DefaultLayout, dashboard: DashboardLayout, error: DefaultLayout, webshop: WebshopLayout },
  DocumentHead,
  ErrorPage,
  SiteOffline,
  DraftNotice: LateDraftNotice,
  PreviewBanner: LatePreviewBanner,
  ProgressBar,
  PlayerPlace,
  RouteAnnouncer,
};
