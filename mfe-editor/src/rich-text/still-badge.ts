import { Plugin } from 'ckeditor5';

/** How the editor's badge is shown and hidden; its own types keep that private (ckeditor5 is pinned). */
interface Badge {
  _lastFocusedEditableElement: HTMLElement | null;
  _showBalloon: () => void;
  _hideBalloon: () => void;
}

/**
 * CKEditor places its badge again at each key, for which the browser computes style and layout of the whole page
 * several times: half of a key's script on a page of 200 modules. Here it is placed again when the text's box changes;
 * scrolling and windows are watched by CKEditor itself.
 */
export class StillBadge extends Plugin {
  #sizes: ResizeObserver | undefined;

  init(): void {
    const badge = this.editor.ui.poweredBy as unknown as Badge;
    const [show, hide] = [badge._showBalloon.bind(badge), badge._hideBalloon.bind(badge)];
    const sizes = new ResizeObserver(show);
    this.#sizes = sizes;
    let shownAt: HTMLElement | null = null;
    badge._showBalloon = () => {
      const element = badge._lastFocusedEditableElement;
      if (element === shownAt) return;
      shownAt = element;
      sizes.disconnect();
      if (element) sizes.observe(element);
      show();
    };
    badge._hideBalloon = () => {
      shownAt = null;
      sizes.disconnect();
      hide();
    };
  }

  override destroy(): void {
    this.#sizes?.disconnect();
    super.destroy();
  }
}
