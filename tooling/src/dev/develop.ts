import { TypeReport } from './type-report';

export interface Development {
  /** Builds and publishes changed parts; reports the name of each part before it builds that. */
  readonly build: (part: (name: string) => void) => Promise<void>;
  /** Findings of the type check, a text per error. */
  readonly check: () => Promise<readonly string[]>;
  /** Shows problems over open pages; empty for none. */
  readonly show: (problems: string) => Promise<void>;
  /** Starts a program of the site again: `backend` or `gateway`. */
  readonly restart: (program: string) => void;
  readonly say: (text: string) => void;
}

const PROGRAMS = ['backend', 'gateway'];

/** Work after sources are saved: the build, after it the type check, and the messages of both. */
export class Develop {
  readonly #given: Development;
  readonly #types: TypeReport;
  #ofBuild = '';
  #ofTypes = '';

  constructor(given: Development) {
    this.#given = given;
    this.#types = new TypeReport(given.check, given.say, (problems) => {
      this.#ofTypes = problems;
      return this.#show();
    });
  }

  /** Looks at the types as they are; does not build. */
  start(): void {
    void this.#types.update();
  }

  /** After a save. A part that cannot be built stays as it was. Never rejects. */
  async saved(): Promise<void> {
    const { build, restart, say } = this.#given;
    const parts: string[] = [];
    let problem = '';
    try {
      await build((part) => {
        parts.push(part);
        say(`  building ${part} …`);
      });
      for (const program of PROGRAMS.filter((one) => parts.includes(one))) restart(program);
      if (parts.length > 0) say('  ready');
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      say(problem);
    }
    // Not beside the build, which is waited for.
    void this.#types.update();
    if (problem === this.#ofBuild) return;
    this.#ofBuild = problem;
    await this.#show().catch((error: unknown) => say(`  open pages do not show it (${String(error)})`));
  }

  #show(): Promise<void> {
    return this.#given.show([this.#ofBuild, this.#ofTypes].filter((text) => text !== '').join('\n'));
  }
}
