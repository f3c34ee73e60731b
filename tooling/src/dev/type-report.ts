/**
 * Says type errors beside the builds of a developer, which compile without looking at types. One check at a time: what
 * is saved meanwhile is looked at when it ends. What was said already is not said again until it has changed.
 */
export class TypeReport {
  readonly #check: () => Promise<readonly string[]>;
  readonly #say: (text: string) => void;
  #running: Promise<void> | undefined;
  #again = false;
  #said = '';

  /** @param check answers one text per error */
  constructor(check: () => Promise<readonly string[]>, say: (text: string) => void) {
    this.#check = check;
    this.#say = say;
  }

  /** After something was saved. Resolves when nothing is left to look at; never rejects. */
  update(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const errors = await this.#check().catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]);
      const text = errors.join('\n');
      if (text !== this.#said)
        this.#say(
          text === ''
            ? '  types: no errors any more'
            : `  types: ${errors.length} error${errors.length === 1 ? '' : 's'}\n${text}`,
        );
      this.#said = text;
    }
  }
}
