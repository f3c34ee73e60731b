import { HostProvider } from '@vestibule/contracts';
import { I18nextProvider } from 'react-i18next';
import { Router, type Location, type Navigator } from 'react-router-dom';
import type { AppHost } from './app-host';
import type { Frame } from './frame';
import { PageOutlet } from './page-outlet';
import type { View } from './view';

interface AppProps {
  readonly frame: Frame;
  readonly host: AppHost;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> & Partial<Location>;
  readonly navigator: Navigator;
  readonly view: View;
}

/** The whole page below #root, the same on both sides. */
export function App({ frame, host, location, navigator, view }: AppProps) {
  const { ProgressBar, PlayerPlace, RouteAnnouncer } = frame;
  return (
    <I18nextProvider i18n={host.i18n}>
      <HostProvider value={host}>
        <Router location={location} navigator={navigator}>
          <div id="app">
            <ProgressBar />
            <PageOutlet frame={frame} view={view} />
            <PlayerPlace />
            <RouteAnnouncer />
          </div>
        </Router>
      </HostProvider>
    </I18nextProvider>
  );
}
