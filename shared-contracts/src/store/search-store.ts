import { makeAutoObservable } from 'mobx';

/**
 * The text in the site's search box (docs/behaviour/frame.md#suggestions): the same in the header's box and in the
 * menu's.
 */
export class SearchStore {
  text = '';

  constructor() {
    makeAutoObservable(this);
  }

  setText(text: string): void {
    this.text = text;
  }
}
