import { useSyncExternalStore } from 'react';
import { App } from '../app/app';
import type { AppHost } from '../app/app-host';
import { FRAME } from '../layout/frame';
import type { Navigation } from './navigation';

/** The app, following the navigation. */
export function Root({ host, navigation }: { host: AppHost; navigation: Navigation }) {
  const { location, view } = useSyncExternalStore(navigation.subscribe, navigation.getShown, navigation.getShown);
  return <App frame={FRAME} host={host} location={location} navigator={navigation.navigator} view={view} />;
}
