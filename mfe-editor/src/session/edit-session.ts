import type { ContentModule, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { changedFields, valuesOf, withValues, type FieldValues } from './editable';

/**
 * One module being edited. The page shows the draft for as long as the session lasts, also when one leaves the page and
 * comes back; a session that ends puts the saved module back.
 */
export class EditSession {
  /** The module as the server has it. */
  saved: ContentModule;
  /** The module as it would be saved now. */
  draft: ContentModule;
  /** What opened it and gets the focus back. */
  readonly opener: HTMLElement | null;
  readonly #page: RootStore['page'];
  readonly #stop: () => void;

  constructor(page: RootStore['page'], module: ContentModule, opener: HTMLElement | null) {
    this.saved = module;
    this.draft = module;
    this.opener = opener;
    this.#page = page;
    makeAutoObservable(this, { saved: observableRef, draft: observableRef, opener: false });
    this.#stop = reaction(
      () => ({ draft: this.draft, shown: page.find(this.draft.id) }),
      ({ draft, shown }) => {
        if (shown && shown !== draft) page.replace(draft);
      },
    );
  }

  /** Changed fields with their new values. */
  get changes(): FieldValues {
    return changedFields(this.saved, this.draft);
  }

  get changed(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** Shows the form's values on the page. */
  preview(values: FieldValues): void {
    this.draft = withValues(this.draft, values);
  }

  /** Takes the server's answer; what was typed since `sent` left stays. Tells whether everything is saved now. */
  settle(answer: ContentModule, sent: ContentModule): boolean {
    const since = changedFields(sent, this.draft);
    this.saved = answer;
    this.draft = withValues(answer, since);
    this.#page.replace(this.draft);
    return Object.keys(since).length === 0;
  }

  /** Shows the saved module again; nothing follows the draft any more. */
  end(): void {
    this.#stop();
    this.draft = this.saved;
    this.#page.replace(this.saved);
  }

  /** Values that a form starts from. */
  get values(): FieldValues {
    return valuesOf(this.draft);
  }
}
