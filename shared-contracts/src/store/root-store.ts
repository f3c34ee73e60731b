import { configure } from 'mobx';
import type { NavigationSnapshot } from './navigation-store';
import type { LoginRequests } from './login-requests';
import { NavigationStore } from './navigation-store';
import { AlertStore } from './alert-store';
import { AudioStore } from './audio-store';
import { BasketStore } from './basket-store';
import { BreakingNewsStore, type BreakingNewsSnapshot } from './breaking-news-store';
import { PageStore } from './page-store';
import { SearchStore } from './search-store';
import { ServicesStore } from './services-store';
import { SettingsStore, type SettingsSnapshot } from './settings-store';
import { UiStore } from './ui-store';
import { UserStore, type UserSnapshot } from './user-store';

configure({ enforceActions: 'always' });

/** Stores that remotes add, by name; a remote declares its own by merging into this interface. */
export interface RemoteStores {
  /** Of whichever remote comes first (store/login-requests.ts). Since contracts 1.8. */
  readonly logins: LoginRequests;
}

/** State that the server writes into the page and the browser starts from. */
export interface RootSnapshot {
  readonly user: UserSnapshot;
  readonly navigation: NavigationSnapshot;
  readonly settings: SettingsSnapshot;
  readonly breakingNews: BreakingNewsSnapshot;
}

/** The one root store: a new one for each request on the server, exactly one in the browser. */
export class RootStore {
  readonly user = new UserStore();
  readonly navigation = new NavigationStore();
  readonly settings = new SettingsStore();
  readonly breakingNews = new BreakingNewsStore();
  readonly page = new PageStore();
  readonly ui = new UiStore();
  readonly alerts = new AlertStore();
  readonly audio = new AudioStore();
  readonly basket = new BasketStore();
  readonly search = new SearchStore();
  readonly services = new ServicesStore();
  readonly #remotes = new Map<string, unknown>();

  /** The store that a remote keeps under this name, created on first use. */
  remote<K extends keyof RemoteStores & string>(name: K, create: () => RemoteStores[K]): RemoteStores[K] {
    if (!this.#remotes.has(name)) this.#remotes.set(name, create());
    return this.#remotes.get(name) as RemoteStores[K];
  }

  snapshot(): RootSnapshot {
    return {
      user: this.user.snapshot(),
      navigation: this.navigation.snapshot(),
      settings: this.settings.snapshot(),
      breakingNews: this.breakingNews.snapshot(),
    };
  }

  restore(snapshot: RootSnapshot): void {
    this.user.restore(snapshot.user);
    this.navigation.restore(snapshot.navigation);
    this.settings.restore(snapshot.settings);
    this.breakingNews.restore(snapshot.breakingNews);
  }
}
