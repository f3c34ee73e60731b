import type { ContentModule, Language, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { ContentStore } from './content-store';
import type { ModulePosition } from './tree';
import type { ModuleDrag } from '../../drag/module-drag';
import { PublicationStore } from './publication-store';
import { resumed, type Draft } from './resume';
import { valuesOf } from '../../shared/editable';
import { EditSession, type SessionFiles, type SessionStart } from './edit-session';
import { tellAll } from '../../shared/put-off';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    editor: EditorStore;
  }
}

/** State shared by the toolbar and the handles: the edited module, and the open questions. */
export class EditorStore {
  session: EditSession | null = null;
  /** Where a module is to be added whose kind is being chosen; `opener` gets the focus back. */
  adding: { readonly place: ModulePosition; readonly opener: HTMLElement | null } | null = null;
  /** Drafts of this page that were neither saved nor thrown away. */
  offers: readonly Draft[] = [];
  /** The module whose new place is being chosen. */
  moving: { readonly module: ContentModule; readonly opener: HTMLElement | null } | null = null;
  /** How modules are dragged; null while the page is not edited. */
  drag: ModuleDrag | null = null;
  /** Continues after the user has agreed to discard the changes; null while the question is not open. */
  waiting: (() => void) | null = null;
  #made = 0;
  readonly content: ContentStore;
  readonly publication = new PublicationStore();
  readonly #page: RootStore['page'];

  /** Files of the library by their names, as far as they are known. */
  readonly #files: SessionFiles;

  constructor(page: RootStore['page'], files: SessionFiles = new Map()) {
    this.#page = page;
    this.#files = files;
    this.content = new ContentStore(page);
    makeAutoObservable(this, {
      session: observableRef,
      adding: observableRef,
      moving: observableRef,
      drag: observableRef,
      offers: observableRef,
      waiting: observableRef,
      content: false,
      publication: false,
    });
  }

  /** Opens the form of a module, after the one that is open has been left. */
  edit(module: ContentModule, opener: HTMLElement | null): void {
    if (this.session?.saved.id === module.id) return;
    const offer = this.offers.find((one) => one.module === module.id);
    this.leave(() => {
      if (offer) this.resume(offer, module.lang, opener);
      else this.begin({ module, version: this.content.versionOf(module.id), opener });
    });
  }

  setOffers(offers: readonly Draft[]): void {
    this.offers = offers;
  }

  /** Opens the form of a module with its draft; none may be open. */
  resume(offer: Draft, lang: Language, opener: HTMLElement | null): void {
    const { saved, module, place } = resumed(offer, this.#page.current?.modules ?? [], lang, this.nextId());
    const version = place ? undefined : this.content.versionOf(saved.id);
    this.begin({ module: saved, version, opener, draftKey: offer.key, ...(place && { place }) });
    this.session?.resume(valuesOf(module), place !== undefined || offer.version === version);
    this.setOffers(this.offers.filter(({ key }) => key !== offer.key));
  }

  setAdding(adding: EditorStore['adding']): void {
    this.adding = adding;
  }

  setMoving(moving: EditorStore['moving']): void {
    this.moving = moving;
  }

  setDrag(drag: ModuleDrag | null): void {
    this.drag = drag;
  }

  /** Ends the session and goes on with `next`; asks first when something would be lost. */
  leave(next: () => void = () => undefined): void {
    tellAll();
    if (this.session?.changed) this.waiting = next;
    else this.#end(next);
  }

  /** Answers the question of `leave`: the changes go. */
  discard(): void {
    const next = this.waiting;
    this.waiting = null;
    if (next) this.#end(next);
  }

  /** Answers the question of `leave`: everything stays as it is. */
  keep(): void {
    this.waiting = null;
  }

  /** Ends a session that has been saved. */
  finish(session: EditSession): void {
    if (this.session === session) this.#end(() => undefined);
  }

  /** An id for a module that the server does not have yet: below zero, and never the same. */
  nextId(): number {
    this.#made += 1;
    return -this.#made;
  }

  /** Opens the form of a module; none may be open. */
  begin(start: SessionStart): void {
    this.session = new EditSession(this.#page, start, this.#files);
  }

  #end(next: () => void): void {
    this.session?.end(this.content.find(this.session.saved.id));
    this.session = null;
    next();
  }
}
