/**
 * Reports type errors beside the builds of a developer, which compile without checking types: in the terminal, and to
 * open pages. One check at a time: files saved meanwhile are checked when it ends. An unchanged report is not repeated.
 */
export class TypeReport {
  readonly #check: () => Promise<readonly string[]>;
  readonly #say: (text: string) => void;
  readonly #show: (problems: string) => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;
  #said: string | undefined;

  /**
   * @param check returns one text per error
   * @param say gets the lines for the terminal
   * @param show gets the errors for open pages; empty when there are none, also at first: older ones may be shown
   */
  constructor(
    check: () => Promise<readonly string[]>,
    say: (text: string) => void,
    show: (problems: string) => Promise<void>,
  ) {
    this.#check = check;
    this.#say = say;
    this.#show = show;
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
      if (text === this.#said) continue;
      if (text !== '') this.#say(`  types: ${errors.length} error${errors.length === 1 ? '' : 's'}\n${text}`);
      else if (this.#said !== undefined) this.#say('  types: no errors any more');
      this.#said = text;
      await this.#show(text).catch((error: unknown) =>
        this.#say(`  types: open pages do not show them (${String(error)})`),
      );
    }
  }
}
