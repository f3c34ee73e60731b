/** A record of a pack as its definition has it, and what was lost. */
export interface Adapted {
  readonly value: unknown;
  readonly warnings: readonly { readonly field: string; readonly message: string }[];
}
