import { makeAutoObservable, observableRef } from 'mobx';
import type { Navigation } from '../entities';

export type NavigationSnapshot = Navigation;

/** Menu and footer in the page's language. */
export class NavigationStore {
  current: Navigation = { menu: [], footer: [] };

  constructor() {
    makeAutoObservable(this, { current: observableRef });
  }

  set(navigation: Navigation): void {
    this.current = navigation;
  }

  snapshot(): NavigationSnapshot {
    return this.current;
  }

  restore(snapshot: NavigationSnapshot): void {
    this.current = snapshot;
  }
}
