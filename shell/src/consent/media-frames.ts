import { CONSENT_SERVICES } from '@vestibule/contracts/consent/services';
import type { Language } from '@vestibule/contracts';
import type { ConsentTexts } from '@vestibule/contracts/consent/texts';
import '@orestbida/iframemanager';
import '@orestbida/iframemanager/dist/iframemanager.css';
import { eraseCookies } from 'vanilla-cookieconsent';
import './media-frames.css';
import type { FrameService } from './iframemanager';
import type { ConsentManager } from './manager';

const EMBEDS = CONSENT_SERVICES.flatMap(({ id, embed, privacyUrl }) =>
  embed === undefined ? [] : [{ id, embed, privacyUrl }],
);
const FRAME: Readonly<Record<string, string>> = {
  allow: 'encrypted-media; fullscreen; picture-in-picture',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

const fill = (text: string, service: string) => text.replaceAll('{{service}}', service);

function service(
  texts: ConsentTexts,
  lang: Language,
  { id, embed, privacyUrl }: (typeof EMBEDS)[number],
): FrameService {
  const name = texts.names[id as keyof ConsentTexts['names']];
  const privacy = `<a href="${privacyUrl}" rel="noreferrer noopener" target="_blank">${texts.table.privacy}</a>`;
  return {
    embedUrl: embed,
    iframe: FRAME,
    languages: {
      [lang]: {
        notice: `${fill(texts.media.notice, name)} ${privacy}`,
        loadBtn: texts.media.load,
        loadAllBtn: fill(texts.media.always, name),
      },
    },
  };
}

/**
 * What other services show inside the page: a placeholder until the visitor loads one, or allows the service
 * (iframemanager).
 */
export class MediaFrames {
  readonly #manager: ConsentManager;
  readonly #lang: Language;
  #showing = false;

  constructor(manager: ConsentManager, lang: Language) {
    this.#manager = manager;
    this.#lang = lang;
  }

  /** Finds the places of the page again. Called whenever another page is shown. */
  refresh(): void {
    const frames = window.iframemanager();
    if (this.#showing) frames.reset(true);
    this.#showing = true;
    const allowed = EMBEDS.filter(({ id }) => this.#manager.allowsMedia(id));
    // It keeps a note of its own for every service; the answer to the dialog is the one that counts.
    eraseCookies(EMBEDS.filter((embed) => !allowed.includes(embed)).map(({ id }) => `im_${id}`));
    frames.run({
      currLang: this.#lang,
      services: Object.fromEntries(EMBEDS.map((embed) => [embed.id, service(this.#manager.texts, this.#lang, embed)])),
      onChange: ({ changedServices, eventSource }) => {
        if (eventSource.type === 'click') for (const id of changedServices) this.#manager.allowMedia(id);
      },
    });
    for (const { id } of allowed) frames.acceptService(id);
  }

  /** The answer to the dialog has changed. */
  set(id: string, accepted: boolean): void {
    if (!this.#showing) return;
    if (accepted) window.iframemanager().acceptService(id);
    else window.iframemanager().rejectService(id);
  }
}
