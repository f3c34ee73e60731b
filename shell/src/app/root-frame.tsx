import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ProgressBar } from '../layout/progress-bar';

/** Around every page, for as long as the document lives. */
export function RootFrame() {
  const { ui } = useHost().store;
  const { state } = useNavigation();
  useEffect(() => ui.setNavigating(state === 'loading'), [ui, state]);
  return (
    <div id="app">
      <ProgressBar />
      <Outlet />
      <ScrollRestoration />
    </div>
  );
}
