import { LIMITS } from './limits';

/** Patterns that a text of one line may have to match, and what an editor is told. */
export const PATTERNS = {
  /** Part of an address after `#`. */
  anchor: { rule: /^[\w-]*$/, message: 'may hold letters, digits, - and _ only' },
} as const;
export type Pattern = keyof typeof PATTERNS;

/** What a reference may point at. Packs give its name; answers and writes its id, or the slug of a `type`. */
export type ReferenceTarget = 'tag' | 'room' | 'type';

interface Rules {
  /** Must be there when a record is made, and can never be emptied. */
  readonly required?: boolean;
  /** Differs by language. */
  readonly localised?: boolean;
}
interface Length {
  /** Characters. */
  readonly max?: number;
}

/** A plain text of one line. */
export type LineField = Rules & { readonly type: 'line'; readonly max: number; readonly pattern?: Pattern };
/** A plain text of several lines. */
export type TextField = Rules & { readonly type: 'text'; readonly max: number };
/** HTML of the text editor; sanitised before it is stored. */
export type RichTextField = Rules & { readonly type: 'rich_text'; readonly max: number };
/** A path of this site, or https, mailto or tel. */
export type LinkField = Rules & { readonly type: 'link' };
/** The file name of a picture; answers carry `<name>_obj` and `<name>_thumbnails` beside it. */
export type PictureField = Rules & { readonly type: 'picture' };
/** The https address of a video of YouTube or Vimeo. */
export type VideoField = Rules & { readonly type: 'video' };
/** A day (YYYY-MM-DD) or an ISO 8601 time; without an offset it is the site's local time. '' when there is none. */
export type InstantField = Rules & { readonly type: 'instant' };
/** One of a few values. */
export type ChoiceField<V extends string> = {
  readonly type: 'choice';
  readonly values: readonly V[];
  readonly default: V;
};
/** A whole number; `default` where none is given. */
export type NumberField<D extends number | null> = {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: D;
};
/** Yes or no; no unless it is said. */
export interface FlagField {
  readonly type: 'flag';
}
/** Another record; it must exist when it is written. */
export type ReferenceField<K extends ReferenceTarget> = { readonly type: 'reference'; readonly to: K };
/** Parts with a `key` each, which stays when they are moved. Lists hold no lists. */
export type ListField<Fs extends ItemFields> = { readonly type: 'list'; readonly of: Fs; readonly max: number };
/** Modules in columns; how many there are is the value of the choice named `layout`, e.g. `67-33`. */
export type ColumnsField = { readonly type: 'columns'; readonly layout: string };

export type TextualField = LineField | TextField | RichTextField | LinkField | PictureField | VideoField | InstantField;
export type ItemField =
  TextualField | ChoiceField<string> | NumberField<number | null> | FlagField | ReferenceField<ReferenceTarget>;
export type Field = ItemField | ListField<ItemFields> | ColumnsField;
export type ItemFields = Readonly<Record<string, ItemField>>;
export type Fields = Readonly<Record<string, Field>>;

export const line = ({
  max = LIMITS.line,
  ...rules
}: Rules & Length & { readonly pattern?: Pattern } = {}): LineField => ({
  type: 'line',
  max,
  ...rules,
});
export const text = ({ max = LIMITS.text, ...rules }: Rules & Length = {}): TextField => ({
  type: 'text',
  max,
  ...rules,
});
export const richText = ({ max = LIMITS.text, ...rules }: Rules & Length = {}): RichTextField => ({
  type: 'rich_text',
  max,
  ...rules,
});
export const link = (rules: Rules = {}): LinkField => ({ type: 'link', ...rules });
export const picture = (rules: Rules = {}): PictureField => ({ type: 'picture', ...rules });
export const video = (rules: Rules = {}): VideoField => ({ type: 'video', ...rules });
export const instant = (rules: Rules = {}): InstantField => ({ type: 'instant', ...rules });
export const anchor = (): LineField => line({ max: 80, pattern: 'anchor' });
/** The first value is the default. */
export const choice = <const V extends string>(...values: readonly [V, ...V[]]): ChoiceField<V> => ({
  type: 'choice',
  values,
  default: values[0],
});
export const number = <D extends number | null>(range: Omit<NumberField<D>, 'type'>): NumberField<D> => ({
  type: 'number',
  ...range,
});
export const flag = (): FlagField => ({ type: 'flag' });
export const reference = <K extends ReferenceTarget>(to: K): ReferenceField<K> => ({ type: 'reference', to });
export const list = <Fs extends ItemFields>(of: Fs, max: number): ListField<Fs> => ({ type: 'list', of, max });
export const columns = (layout: string): ColumnsField => ({ type: 'columns', layout });

/** Whether a field's value differs by language. */
export const isLocalised = (field: Field): boolean => 'localised' in field && field.localised === true;
export const isRequired = (field: Field): boolean => 'required' in field && field.required === true;
/** Names of the fields of which `wanted` is true, in their order. */
export const namesOf = (fields: Fields, wanted: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (wanted(field) ? [name] : []));
/** Names of the fields that differ by language; the first is the main text. */
export const textNames = (fields: Fields): readonly string[] => namesOf(fields, isLocalised);
