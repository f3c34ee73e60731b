import type { RootStore } from '@vestibule/contracts';
import { autorun } from 'mobx';
import { isErrorPage } from '../app/route-data';
import { bodyClasses } from '../layout/body-classes';
import type { Navigation } from './navigation';

/** Keeps the classes of <body>, and what the store says of the page, true to what is shown. */
export function watchBody(navigation: Navigation, store: RootStore): void {
  const note = () => {
    const { match, route } = navigation.getShown().view;
    const error = isErrorPage(route.failure) ? route.failure.status : null;
    store.ui.setPage({ error, nonCms: error === null && match?.bodyClass === 'non-cms' });
  };
  const apply = () => {
    note();
    document.body.className = bodyClasses(navigation.getShown().view).join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  note();
  navigation.subscribe(apply);
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}
