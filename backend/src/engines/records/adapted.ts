/** A record of a pack in the form of its definition, and the losses. */
export interface Adapted {
  readonly value: unknown;
  readonly warnings: readonly { readonly field: string; readonly message: string }[];
}
