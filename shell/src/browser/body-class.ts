import type { RootStore } from '@vestibule/contracts';
import { autorun } from 'mobx';
import { bodyClasses } from '../layout/body-classes';
import type { Navigation } from './navigation';

/** Keeps the classes of <body> true to what is shown, and notes that a page is there. */
export function watchBody(navigation: Navigation, store: RootStore): void {
  const apply = () => {
    store.ui.showPage();
    document.body.className = bodyClasses(navigation.getShown().view).join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  store.ui.showPage();
  navigation.subscribe(apply);
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}
