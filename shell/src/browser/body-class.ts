import type { RootStore } from '@vestibule/contracts';
import { autorun } from 'mobx';
import { bodyClasses } from '../layout/body-classes';
import type { Navigation } from './navigation';

/** Keeps the classes of <body> true to what is shown. */
export function watchBody(navigation: Navigation, store: RootStore): void {
  const apply = () => {
    const { match, route } = navigation.getShown().view;
    document.body.className = bodyClasses(route.meta, match?.bodyClass ?? 'none').join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  navigation.subscribe(apply);
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}
