import type { ContentModule, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { inserted, withoutModule, type ModulePosition } from './tree';
import { changedFields, isSame, valuesOf, withValues, type FieldValues } from '../../shared/editable';
import { tellAll } from '../../shared/put-off';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { presentFiles } from './present-files';

/** Files of the library by their names, as far as they are known; null for a name that no file has. */
export type SessionFiles = Pick<ReadonlyMap<string, MediaItem | null>, 'get'>;

export interface SessionStart {
  readonly module: ContentModule;
  /** The version of the module that is edited; undefined for a new one. */
  readonly version: string | undefined;
  /** Where a new module is to stand. */
  readonly place?: ModulePosition;
  /** The control that opened it and gets the focus back. */
  readonly opener: HTMLElement | null;
  /** Key of the stored draft; a new one where nothing was stored yet. */
  readonly draftKey?: string;
}

/**
 * One module being edited. The page shows the draft for as long as the session lasts, also when one leaves the page and
 * comes back; a session that ends puts the saved module back, or takes a new one away.
 */
export class EditSession {
  /** The module in the server's state. */
  saved: ContentModule;
  /** The module as it would be saved now. */
  draft: ContentModule;
  version: string | undefined;
  /** Names of the fields that others have changed as well since the form was opened. */
  conflicts: readonly string[] = [];
  /** Number of times that the form had to take values from elsewhere: it is mounted again with them. */
  turn = 0;
  /** Place of a new module; null as soon as the server has it. */
  place: ModulePosition | null;
  readonly opener: HTMLElement | null;
  /** Distinguishes sessions; a new module's id changes with the first save. */
  readonly key: number;
  /** Key of the stored draft. */
  readonly draftKey: string;
  /** Whether it continues a stored draft. */
  readonly isResumed: boolean;
  #isSettled = false;
  readonly #page: RootStore['page'];
  readonly #stop: () => void;

  constructor(
    page: RootStore['page'],
    { module, version, place, opener, draftKey }: SessionStart,
    files: SessionFiles = new Map(),
  ) {
    this.saved = module;
    this.draft = module;
    this.version = version;
    this.opener = opener;
    this.place = place ?? null;
    this.key = module.id;
    this.isResumed = draftKey !== undefined;
    this.draftKey = draftKey ?? (place ? `n-${crypto.randomUUID()}` : `m${module.id}`);
    this.#page = page;
    const pageId = page.current?.id;
    makeAutoObservable(this, {
      saved: observableRef,
      draft: observableRef,
      conflicts: observableRef,
      opener: false,
      key: false,
      draftKey: false,
      isResumed: false,
      place: observableRef,
    });
    // The server's response to a save has the data of a chosen picture; the page shows it before.
    const stopFilling = reaction(
      () => presentFiles(this.draft, (file) => files.get(file)),
      (draft) => this.#show(draft),
      { fireImmediately: true },
    );
    const stopShowing = reaction(
      () => ({ draft: this.draft, current: page.current }),
      ({ draft, current }) => {
        const shown = page.find(draft.id);
        if (shown && shown !== draft) page.replace(draft);
        if (!shown && this.place && current?.id === pageId) this.#insert(current?.modules ?? []);
      },
      { fireImmediately: true },
    );
    this.#stop = () => {
      stopFilling();
      stopShowing();
    };
  }

  #show(draft: ContentModule): void {
    this.draft = draft;
  }

  /** Id of the module; components that depend on it alone are not rendered with every key. */
  get moduleId(): number {
    return this.draft.id;
  }

  /** Whether the server does not have the module yet. */
  get isNew(): boolean {
    return this.place !== null;
  }

  /** Changed fields with their new values. */
  get changes(): FieldValues {
    return changedFields(this.saved, this.draft);
  }

  get changed(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** Values that a form starts from. */
  get values(): FieldValues {
    return valuesOf(this.draft);
  }

  /** Shows the form's values on the page. */
  preview(values: FieldValues): void {
    this.draft = withValues(this.draft, values);
  }

  /** Takes values from elsewhere than the form, which is mounted again with them. */
  take(values: FieldValues): void {
    tellAll();
    this.draft = withValues(this.draft, values);
    this.conflicts = this.conflicts.filter((name) => !(name in values));
    this.turn += 1;
  }

  /** Continues a draft. Where others have saved since, each field of it is to be decided on. */
  resume(values: FieldValues, isLatest: boolean): void {
    this.draft = withValues(this.draft, values);
    this.conflicts = isLatest ? [] : Object.keys(this.changes);
  }

  /** A field of which the version here is to be saved, although others have changed it. */
  decide(name: string): void {
    this.conflicts = this.conflicts.filter((one) => one !== name);
  }

  /** Takes the server's response; changes since `sent` left stay. Returns whether everything is saved now. */
  settle(answer: ContentModule, sent: ContentModule): boolean {
    tellAll();
    const since = changedFields(sent, this.draft);
    this.saved = answer;
    this.draft = withValues(answer, since);
    this.conflicts = [];
    this.#isSettled = true;
    if (this.place) this.#page.setModules(withoutModule(this.#page.current?.modules ?? [], sent.id));
    if (this.place) this.#insert(this.#page.current?.modules ?? []);
    else this.#page.replace(this.draft);
    this.place = null;
    return Object.keys(since).length === 0;
  }

  #insert(modules: readonly ContentModule[]): void {
    if (this.place) this.#page.setModules(inserted(modules, this.place, this.draft));
  }

  /** The version that the server has after a save. */
  setVersion(version: string | undefined): void {
    this.version = version;
  }

  /**
   * Continues from others' saves: a field that only one side has changed gets that side's value. One that both have
   * changed stays as it is here, and is among the conflicts.
   */
  rebase(theirs: ContentModule, version: string | undefined): void {
    tellAll();
    const mine = this.changes;
    const others = changedFields(this.saved, theirs);
    this.saved = theirs;
    this.version = version;
    this.draft = withValues(theirs, mine);
    this.conflicts = Object.keys(mine).filter((name) => name in others && !isSame(mine[name], others[name]));
    this.turn += 1;
  }

  /** Shows what the server has: `latest`, unless the session knows better. Nothing follows the draft any more. */
  end(latest: ContentModule | undefined): void {
    this.#stop();
    if (this.place) {
      this.#page.setModules(withoutModule(this.#page.current?.modules ?? [], this.draft.id));
      return;
    }
    this.draft = this.#isSettled ? this.saved : (latest ?? this.saved);
    this.#page.replace(this.draft);
  }
}
