import type { AnswerOf, Language } from '@vestibule/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export type Publication = AnswerOf<'publication'>;
export type LanguagePublication = Publication['languages'][number];

/** Responses about the open page's publication, and the panel that is open. */
export class PublicationStore {
  latest: Publication | null = null;
  /** The panel that is open. */
  panel: 'publishing' | 'versions' | 'comments' | null = null;
  /** Module that a new comment is about; empty for the page. */
  about = '';
  /** Whether one has been: their code comes with the first. */
  hasOpened = false;

  /** The request under way. */
  #coming: Promise<void> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { latest: observableRef });
  }

  /** `coming` settles when the state after the last write is known, or cannot be. Never rejects. */
  follow(coming: Promise<void>): void {
    this.#coming = coming;
  }

  /** Until then `latest` may be of the content before one's own last write. */
  whenKnown(): Promise<void> {
    return this.#coming;
  }

  take(publication: Publication): void {
    this.latest = publication;
  }

  forget(): void {
    this.latest = null;
    this.panel = null;
  }

  open(panel: PublicationStore['panel'], about = ''): void {
    this.panel = panel;
    this.about = about;
    this.hasOpened ||= panel !== null;
  }

  in(lang: Language): LanguagePublication | undefined {
    return this.latest?.languages.find((one) => one.lang === lang);
  }
}
