import type { CallDefinition } from '@vestibule/contracts/calls/define-call';

/** A call at one of its addresses. */
export interface CallVariant {
  readonly call: CallDefinition;
  /** The param that this variant has a value for. */
  readonly params: Readonly<Record<string, string>>;
}

/** A call once for each value of its variants, with that one's path, body and limit; itself where it has none. */
export function variantsOf(call: CallDefinition): readonly CallVariant[] {
  const { variants, ...rest } = call;
  if (!variants) return [{ call, params: {} }];
  return Object.entries(variants.of).map(([value, own]) => ({
    call: { ...rest, ...own, path: call.path.replace(`{${variants.param}}`, value) },
    params: { [variants.param]: value },
  }));
}
