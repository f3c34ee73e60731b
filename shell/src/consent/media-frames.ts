import { MEDIA_ACCESS } from '@vestibule/contracts/consent/media-access';
import { MEDIA_SERVICES } from '@vestibule/contracts/consent/media-services';
import type { Language } from '@vestibule/contracts';
import type { ConsentTexts } from '@vestibule/contracts/consent/texts';
import '@orestbida/iframemanager';
import '@orestbida/iframemanager/dist/iframemanager.css';
import { eraseCookies } from 'vanilla-cookieconsent';
import './media-frames.css';
import type { FrameService } from './iframemanager';
import type { ConsentManager } from './manager';

const EMBEDS = MEDIA_SERVICES.map(({ id, privacyUrl }) => ({ id, privacyUrl, frame: MEDIA_ACCESS[id].frame }));

const fill = (text: string, service: string) => text.replaceAll('{{service}}', service);

function service(
  texts: ConsentTexts,
  lang: Language,
  { id, frame: { address, params, allow, sandbox, referrerPolicy }, privacyUrl }: (typeof EMBEDS)[number],
  onLoad: (id: string) => void,
): FrameService {
  const name = texts.names[id];
  const privacy = `<a href="${privacyUrl}" rel="noreferrer noopener" target="_blank">${texts.table.privacy}</a>`;
  return {
    embedUrl: address,
    iframe: {
      ...(params !== undefined && { params }),
      allow,
      sandbox,
      referrerpolicy: referrerPolicy,
      onload: () => onLoad(id),
    },
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
 * Media of other services inside the page: a placeholder until the visitor loads one, or allows the service
 * (iframemanager).
 */
export class MediaFrames {
  readonly #manager: ConsentManager;
  readonly #lang: Language;
  readonly #onLoad: (service: string) => void;
  #showing = false;

  /** `onLoad` is called for each iframe that has loaded. */
  constructor(manager: ConsentManager, lang: Language, onLoad: (service: string) => void) {
    this.#manager = manager;
    this.#lang = lang;
    this.#onLoad = onLoad;
  }

  /** Finds the places of the page again. Called whenever another page is shown. */
  refresh(): void {
    const frames = window.iframemanager();
    if (this.#showing) frames.reset(true);
    this.#showing = true;
    const allowed = EMBEDS.filter(({ id }) => this.#manager.allowsMedia(id));
    // It keeps a note of its own for every service; the choice in the dialog counts.
    eraseCookies(EMBEDS.filter((embed) => !allowed.includes(embed)).map(({ id }) => `im_${id}`));
    frames.run({
      currLang: this.#lang,
      services: Object.fromEntries(
        EMBEDS.map((embed) => [embed.id, service(this.#manager.texts, this.#lang, embed, this.#onLoad)]),
      ),
      onChange: ({ changedServices, eventSource }) => {
        if (eventSource.type === 'click') for (const id of changedServices) this.#manager.allowMedia(id);
      },
    });
    for (const { id } of allowed) frames.acceptService(id);
  }

  /** The choice in the dialog has changed. */
  set(id: string, accepted: boolean): void {
    if (!this.#showing) return;
    if (accepted) window.iframemanager().acceptService(id);
    else window.iframemanager().rejectService(id);
  }
}
