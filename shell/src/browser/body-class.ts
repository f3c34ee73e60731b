import type { RootStore } from '@vestibule/contracts';
import { autorun } from 'mobx';
import { bodyClasses } from '../layout/body-classes';
import type { Navigation } from './navigation';

/** Keeps the classes of <body>, and what the store says of the page, true to what is shown. */
export function watchBody(navigation: Navigation, store: RootStore): void {
  const note = () => {
    const { match, route } = navigation.getShown().view;
    const error = route.failure && route.failure.code !== 'remote_failed' ? route.failure.status : null;
    store.ui.setPage({ error, nonCms: match?.bodyClass === 'non-cms' });
  };
  const apply = () => {
    note();
    const { match, route } = navigation.getShown().view;
    document.body.className = bodyClasses(route.meta, match?.bodyClass ?? 'none').join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  note();
  navigation.subscribe(apply);
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}
