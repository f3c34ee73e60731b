/** In place of CKEditor, which needs a real browser. */
export class Plugin {
  constructor(readonly editor: unknown) {}
  destroy(): void {
    // There is nothing to take down.
  }
}
