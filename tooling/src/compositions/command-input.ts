import type { Registry } from '@vestibule/registry/registry';

/** Input of a command. */
export interface CommandInput {
  readonly registry: Registry;
  readonly by: string;
  readonly args: readonly string[];
  /** Address of the site, for links; undefined when none was given. */
  readonly site: string | undefined;
  /** Page that a link leads to. */
  readonly to: string;
  /** How long a link works. */
  readonly hours: number;
}
