import { makeAutoObservable } from 'mobx';

/**
 * The text in the site's search box (docs/behaviour/frame.md#suggestions): the same in all boxes of a page.
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
