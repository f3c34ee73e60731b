import { Plugin } from 'ckeditor5';

/**
 * After each key CKEditor looks whether the caret is in sight, for which the browser computes style and layout about a
 * hundred times. Here the letter is painted first; where its line is out of sight, browsers scroll by themselves.
 */
export class LateScroll extends Plugin {
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  init(): void {
    const { view } = this.editor.editing;
    const scroll = view.scrollToTheSelection.bind(view);
    const painted = () => {
      this.#frame = undefined;
      this.#timer = setTimeout(scroll);
    };
    view.scrollToTheSelection = (how) => {
      if (how) scroll(how);
      else this.#frame ??= requestAnimationFrame(painted);
    };
  }

  override destroy(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    super.destroy();
  }
}
