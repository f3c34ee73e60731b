import type { RemoteManifest } from '@vestibule/contracts';
import { addTranslations, type Translations } from '@vestibule/contracts/i18n';
import { containerName, INTEGRITY_GLOBAL } from '@vestibule/contracts/libraries';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { FederatedExposes } from '../federated-exposes';
import { fetchJson } from '../fetch-json';
import type { Page } from '../start';
import { differences } from './differences';
import { SwappableExposes } from './swappable-exposes';
import { allTextFiles, remoteBase } from '../../app/site-exposes';

/** Puts remotes of a newer composition into an open page in the place of their older versions. */
export class Swap {
  readonly #page: Page;
  readonly #exposes: SwappableExposes;
  readonly #refresh: () => void;
  #running: Promise<boolean> = Promise.resolve(true);

  /**
   * @param refresh renders the loaded code in the place of its older version
   */
  constructor(page: Page, refresh: () => void) {
    const { host } = page;
    this.#page = page;
    this.#refresh = refresh;
    this.#exposes = new SwappableExposes(host.exposes, () => new FederatedExposes(host.i18n, host.report));
    Object.assign(host, { exposes: this.#exposes });
  }

  /** Shows the composition with this id; returns false, never rejects, when only loading the page again can. */
  to(id: string): Promise<boolean> {
    this.#running = this.#running.then(() => this.#to(id)).catch(() => false);
    return this.#running;
  }

  async #to(id: string): Promise<boolean> {
    const { host, navigation } = this.#page;
    const next = await fetchJson<SiteComposition>(`/compositions/${id}.json`);
    const changed = differences(host.composition, next);
    if (!changed) return false;
    // Everything in the page refers to these objects.
    Object.assign(host.composition, { id });
    for (const [was, is] of changed) await this.#renew(was, is);
    this.#refresh();
    await navigation.reload();
    return true;
  }

  async #renew(was: RemoteManifest, is: RemoteManifest): Promise<void> {
    const { i18n, lang } = this.#page.host;
    // All parts: which of them the page has shown is not noted.
    const texts = await Promise.all(
      allTextFiles(is, lang).map(({ path }) => fetchJson<Translations>(remoteBase(is) + path)),
    );
    Object.assign(was, is);
    const globals = globalThis as Record<string, unknown>;
    const container = containerName(is.name);
    const integrity = globals[INTEGRITY_GLOBAL];
    // The older version's container, and its chunks, would be taken for those of the newer one.
    globals[container] = undefined;
    delete globals[`webpackChunk${container}`];
    await this.#exposes.renew(is.name, lang);
    Object.assign(globals[INTEGRITY_GLOBAL] as object, integrity);
    i18n.removeResourceBundle(lang, is.name);
    for (const part of texts) addTranslations(i18n, is.name, lang, part);
    const older = `link[rel=stylesheet][href*="/remotes/${is.name}/"]:not([href*="${remoteBase(is)}"])`;
    for (const link of document.querySelectorAll(older)) link.remove();
  }
}
