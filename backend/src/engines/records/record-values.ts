import type {
  ChoiceField,
  Field,
  Fields,
  FlagField,
  FormValueField,
  GroupField,
  ListField,
  ModulesField,
  NumberField,
  ReferencesField,
} from '@vestibule/contracts/fields/field';
import type { Localised } from '@vestibule/contracts/languages';
import type { RecordKind, RECORDS } from '@vestibule/contracts/records/kinds';

type Value<F> = F extends { readonly localised: true }
  ? Localised
  : F extends NumberField<number | null>
    ? number
    : F extends FlagField
      ? boolean
      : F extends ChoiceField<infer V>
        ? V
        : F extends FormValueField
          ? string | boolean | readonly string[]
          : F extends ReferencesField
            ? readonly string[]
            : F extends ListField<infer Items>
              ? readonly Part<F, Items>[]
              : F extends GroupField<infer Items>
                ? RecordValues<Items>
                : F extends ModulesField
                  ? readonly unknown[]
                  : F extends Field
                    ? string
                    : never;
type Part<F, Items> = (F extends { readonly by: infer B extends string }
  ? string extends B
    ? { readonly key: string }
    : unknown
  : unknown) &
  RecordValues<Items>;

type RequiredNames<Fs> = { [N in keyof Fs]: Fs[N] extends { readonly required: true } ? N : never }[keyof Fs];

/** A whole record of these fields, in the form of packs: texts in all languages, other records by their names. */
export type RecordValues<Fs> = { readonly [N in RequiredNames<Fs>]: Value<Fs[N]> } & {
  readonly [N in Exclude<keyof Fs, RequiredNames<Fs>>]?: Value<Fs[N]> | undefined;
};
/** A record with its fields only. */
export type AnyRecord = RecordValues<Fields>;
/** A record of one kind. */
export type RecordOf<K extends RecordKind> = RecordValues<(typeof RECORDS)[K]['fields']>;
