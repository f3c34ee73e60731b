declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Rights of the tag manager's services; the names are those of Google's consent mode, version 2. */
export interface Granted {
  readonly optimization: boolean;
  readonly marketing: boolean;
}

const LOADER = 'https://www.googletagmanager.com/gtm.js';
const word = (granted: boolean) => (granted ? 'granted' : 'denied');

/** Consent mode reads commands as argument lists, not as arrays. */
function command(...commands: readonly unknown[]): void;
function command(): void {
  // oxlint-disable-next-line prefer-rest-params -- the tag manager reads the arguments object itself
  window.dataLayer?.push(arguments);
}

/** Starts the tag manager when something is granted, passes later changes on; nothing of it is loaded before. */
export class TagManager {
  readonly #id: string;
  running = false;

  constructor(id: string) {
    this.#id = id;
  }

  apply({ optimization, marketing }: Granted): void {
    if (!this.running && !optimization && !marketing) return;
    const first = !this.running;
    this.running = true;
    window.dataLayer ??= [];
    const consent = {
      analytics_storage: word(optimization),
      ad_storage: word(marketing),
      ad_user_data: word(marketing),
      ad_personalization: word(marketing),
    };
    command('consent', first ? 'default' : 'update', consent);
    if (!first) return;
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.src = `${LOADER}?id=${encodeURIComponent(this.#id)}`;
    script.async = true;
    document.head.append(script);
  }
}
