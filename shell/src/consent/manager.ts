import { COOKIES, type Href, type Language } from '@vestibule/contracts';
import { CONSENT_DAYS } from '@vestibule/contracts/consent/categories';
import { loadConsentTexts, type ConsentTexts } from '@vestibule/contracts/consent/texts';
import * as dialog from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import { categories, linksOf, translation } from './dialog-config';
import { isDue } from './is-due';
import { TagManager } from './tag-manager';

/** Raised when a service is added or changes its stored data: the dialog asks every visitor again. */
const CONSENT_REVISION = 3;

export interface ManagerOptions {
  readonly lang: Language;
  readonly href: Href;
  /** Empty: the site has none. */
  readonly tagManagerId: string;
  /** Called whenever a service of other media is allowed or refused. */
  readonly onMedia: (service: string, accepted: boolean) => void;
  /** Called after every choice, also for one made before: the services that are allowed now. */
  readonly onAnswer: (services: readonly string[]) => void;
}

/** The visitor's choice, and the dialog for it (vanilla-cookieconsent). */
export class ConsentManager {
  readonly texts: ConsentTexts;
  readonly #tags: TagManager | undefined;
  #legal = true;

  private constructor(texts: ConsentTexts, tagManagerId: string) {
    this.texts = texts;
    this.#tags = tagManagerId === '' ? undefined : new TagManager(tagManagerId);
  }

  static async start({ lang, href, tagManagerId, onMedia, onAnswer }: ManagerOptions): Promise<ConsentManager> {
    const texts = await loadConsentTexts(lang);
    const manager = new ConsentManager(texts, tagManagerId);
    const hasTagManager = tagManagerId !== '';
    const answered = () => {
      onAnswer(Object.values(dialog.getUserPreferences().acceptedServices).flat());
      manager.#apply();
    };
    await dialog.run({
      revision: CONSENT_REVISION,
      autoShow: false,
      // A robot that runs scripts sees what people see.
      hideFromBots: false,
      manageScriptTags: false,
      cookie: { name: COOKIES.consent, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
      // No choice is easier to make than another.
      guiOptions: {
        consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
        preferencesModal: { layout: 'box', equalWeightButtons: true },
      },
      categories: categories(texts, hasTagManager, onMedia),
      language: { default: lang, translations: { [lang]: translation(texts, linksOf(href), hasTagManager) } },
      onConsent: answered,
      onChange: answered,
    });
    return manager;
  }

  /** Whether the tag manager has been started in this document. */
  get tagging(): boolean {
    return this.#tags?.running ?? false;
  }

  /** A page is shown: opens the dialog if it is due there, and runs allowed scripts. */
  shown(legal: boolean, cameFromLegal: boolean): void {
    this.#legal = legal;
    if (!this.#tags) return;
    this.#apply();
    const due = isDue({
      legal,
      cameFromLegal,
      decided: dialog.validConsent(),
      tagManager: dialog.acceptedService('tag-manager', 'optimization'),
    });
    if (due) dialog.show(true);
    else if (legal) dialog.hide();
  }

  openPreferences(): void {
    dialog.showPreferences();
  }

  /** Allows one service of other media, in addition to the allowed ones. */
  allowMedia(service: string): void {
    dialog.acceptService([...(dialog.getUserPreferences().acceptedServices['media'] ?? []), service], 'media');
  }

  allowsMedia(service: string): boolean {
    return dialog.acceptedService(service, 'media');
  }

  #apply(): void {
    if (this.#legal || !dialog.validConsent()) return;
    this.#tags?.apply({
      optimization: dialog.acceptedService('tag-manager', 'optimization'),
      marketing: dialog.acceptedCategory('marketing'),
    });
  }
}
