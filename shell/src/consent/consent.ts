import type { Href, Language, RootStore } from '@vestibule/contracts';
import type { ConsentManager } from './manager';
import type { MediaFrames } from './media-frames';
import { onOpener } from './opener';

export interface ConsentOptions {
  readonly lang: Language;
  readonly href: Href;
  /** Without a tag manager in its settings the dialog does not open before a visitor wants a medium or opens it. */
  readonly store: RootStore;
  readonly report: (error: unknown) => void;
}

interface Shows {
  getShown: () => { readonly location: { readonly pathname: string } };
  subscribe: (listener: () => void) => () => void;
}

/** Consent in the browser. Its code is loaded when there is something to ask or to show. */
export class Consent {
  readonly #options: ConsentOptions;
  readonly #places = new Set<HTMLElement>();
  #manager: Promise<ConsentManager> | undefined;
  #media: Promise<MediaFrames> | undefined;
  #frames: MediaFrames | undefined;
  #tagging: () => boolean = () => false;
  #wasLegal = false;
  #refreshing = false;

  constructor(options: ConsentOptions) {
    this.#options = options;
  }

  #shown(legal: boolean): void {
    const cameFromLegal = this.#wasLegal;
    this.#wasLegal = legal;
    if (this.#options.store.settings.tagManagerId !== '')
      this.#run(async () => (await this.#start()).shown(legal, cameFromLegal));
  }

  /** Follows the navigation from page to page; the first may have been reached from a legal one by a plain link. */
  follow(navigation: Shows, isLegal: (pathname: string) => boolean): void {
    const { referrer } = document;
    this.#wasLegal =
      referrer !== '' && new URL(referrer).origin === location.origin && isLegal(new URL(referrer).pathname);
    let path: string | undefined;
    const next = () => {
      const { pathname } = navigation.getShown().location;
      if (pathname === path) return;
      path = pathname;
      this.#shown(isLegal(pathname));
    };
    navigation.subscribe(next);
    next();
    onOpener(() => this.#run(async () => (await this.#start()).openPreferences()));
  }

  /** Shows the medium of another service in this place, as far as the visitor allows; returns the disposer. */
  readonly embed = (place: HTMLElement): (() => void) => {
    this.#places.add(place);
    this.#refresh();
    return () => this.#places.delete(place);
  };

  /**
   * Whether a legal page must be a new document: a tag manager that runs cannot be stopped
   * (docs/behaviour/frame.md#legal-pages).
   */
  get tagging(): boolean {
    return this.#tagging();
  }

  /** Once for all places that come together. */
  #refresh(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    this.#run(async () => {
      try {
        const frames = await (this.#media ??= this.#loadMedia());
        if (this.#places.size > 0) frames.refresh();
      } finally {
        this.#refreshing = false;
      }
    });
  }

  #start(): Promise<ConsentManager> {
    return (this.#manager ??= this.#loadManager());
  }

  async #loadManager(): Promise<ConsentManager> {
    try {
      const { ConsentManager } = await import(/* webpackChunkName: "consent" */ './manager');
      const { lang, href, store } = this.#options;
      const manager = await ConsentManager.start({
        lang,
        href,
        tagManagerId: store.settings.tagManagerId,
        onMedia: (service, accepted) => this.#frames?.set(service, accepted),
        onAnswer: (services) => store.services.set(services),
      });
      this.#tagging = () => manager.tagging;
      return manager;
    } catch (error) {
      this.#manager = undefined;
      throw error;
    }
  }

  async #loadMedia(): Promise<MediaFrames> {
    try {
      const [{ MediaFrames }, manager] = await Promise.all([
        import(/* webpackChunkName: "media-frames" */ './media-frames'),
        this.#start(),
      ]);
      return (this.#frames = new MediaFrames(manager, this.#options.lang, (service) =>
        this.#options.store.services.addLoaded(service),
      ));
    } catch (error) {
      this.#media = undefined;
      throw error;
    }
  }

  #run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#options.report(error));
  }
}
