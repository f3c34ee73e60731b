import type { EmbedKind } from '../embeds/embed-address';
import type { FileKind } from './files';
import { LIMITS } from './limits';
import type { Pattern } from './patterns';
import type { ReferenceTarget } from './reference-targets';
import type { Rule } from './rule';
export { LIMITS } from './limits';

export interface Rules {
  /** Must be there when a record is created, and can never be emptied. */
  readonly required?: boolean;
  /** Differs by language. */
  readonly localised?: boolean;
  /** A pack may give one plain text, which is in the default language. */
  readonly orPlain?: boolean;
}
export interface Length {
  /** Characters. */
  readonly max?: number;
}
/** Controls of texts in a notation that nobody should have to type. */
export type LineControl =
  | 'instant'
  | 'any_day'
  | 'time_zone'
  | 'open_graph_type'
  | 'teaser_style'
  | 'page_theme'
  | 'link';
/** How a form fills in a field until a person changes it. */
export type Given =
  /** From the text of the field of this name beside it; the server gives a `unique` one that a new record lacks. */
  | { readonly from: string; readonly unique?: true }
  /** A random code that is hard to guess and easy to read out. */
  | 'code';
export interface LineRules extends Rules, Length {
  readonly pattern?: Pattern;
  readonly control?: LineControl;
  readonly given?: Given;
}
export type Required = Pick<Rules, 'required'>;

/** A plain text of one line; `control` is that of the editor's form where it is no text field. */
export type LineField = LineRules & { readonly type: 'line'; readonly max: number };
/** A plain text of several lines; `drawing` is the preview that the editor's form draws while the text is typed. */
export type TextField = Rules & { readonly type: 'text'; readonly max: number; readonly drawing?: Drawing };
export type Drawing = 'seat_plan';
/** HTML of the text editor; sanitised before it is stored. */
export type RichTextField = Rules & { readonly type: 'rich_text'; readonly max: number };
/**
 * HTML from another author, stored as it is; responses carry `<name>_frame` beside it: the hash by which it is shown in
 * an iframe (html-frame.ts), empty where sanitising would change nothing.
 */
export type HtmlField = Rules & { readonly type: 'html'; readonly max: number };
/** A path of this site, or https, mailto or tel; `named` is the field beside it that says what it leads to. */
export type LinkField = Rules & { readonly type: 'link'; readonly named?: string };
/** The file name of a picture; responses carry `<name>_obj` and `<name>_thumbnails` beside it. */
export type PictureField = Rules & { readonly type: 'picture' };
/** The name of a file of this kind, e.g. a recording; responses of modules carry `<name>_obj` beside it. */
export type FileField = Rules & { readonly type: 'file'; readonly of: FileKind };
/** The https address of a medium of another service: a video, a recording, a document, a post. */
export type EmbedField = Rules & { readonly type: 'embed'; readonly of: EmbedKind };
/** A day of the calendar, YYYY-MM-DD. */
export type DayField = Rules & { readonly type: 'day' };
/** A time of day, HH:MM. */
export type TimeField = Rules & { readonly type: 'time' };
/** A day (YYYY-MM-DD) or an ISO 8601 time; without an offset it is the site's local time. '' when there is none. */
export type InstantField = Rules & { readonly type: 'instant' };
/** Decimal euro, given as "12.00", "12" or 12; stored as "12.00". */
export type MoneyField = Rules & { readonly type: 'money' };
/** One of a few values; `default` is null where one must be given. */
export type ChoiceField<V extends string> = Required & {
  readonly type: 'choice';
  readonly values: readonly V[];
  readonly default: V | null;
};
/** A number, whole unless `fraction` is true or the most decimal places; `default` where none is given. */
export type NumberField<D extends number | null> = Required & {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: D;
  readonly fraction?: true | number;
  /** Names of the possible numbers: forms offer these to choose from. */
  readonly names?: Readonly<Record<string, number>>;
  /** A new part of a list gets the number after the highest of the others. */
  readonly given?: 'next';
};
/** Yes or no. */
export interface FlagField {
  readonly type: 'flag';
  readonly default: boolean;
}
/** The initial value of a form's field: a text, a list of texts, true or false. */
export interface FormValueField {
  readonly type: 'form_value';
}
/** Another record; it must exist when it is written. */
export type ReferenceField<K extends ReferenceTarget> = Required & { readonly type: 'reference'; readonly to: K };
/** Other records, in their order. */
export interface ReferencesField {
  readonly type: 'references';
  readonly to: ReferenceTarget;
}
/** Parts, distinguished by the field `by`: a `key` that stays when they are moved, unless it names one of theirs. */
export type ListField<Fs> = Required & {
  readonly type: 'list';
  readonly of: Fs;
  readonly max: number;
  readonly by: string;
  readonly rules: readonly Rule[];
};
/** Fields that belong together, e.g. an address. */
export interface GroupField<Fs> {
  readonly type: 'group';
  readonly of: Fs;
}
/** Modules in columns; how many there are is the value of the choice named `layout`, e.g. `67-33`. */
export interface ColumnsField {
  readonly type: 'columns';
  readonly layout: string;
}
/** The modules of a page. */
export interface ModulesField {
  readonly type: 'modules';
}

export type TextualField =
  | LineField
  | TextField
  | RichTextField
  | HtmlField
  | LinkField
  | PictureField
  | FileField
  | EmbedField
  | DayField
  | TimeField
  | InstantField
  | MoneyField;
/** A value that is no text and has no parts. */
export type PlainField =
  | ChoiceField<string>
  | NumberField<number | null>
  | FlagField
  | FormValueField
  | ReferenceField<ReferenceTarget>;
/** Has fields of its own. */
export type NestedField = ListField<Fields> | GroupField<Fields>;
export type Field = TextualField | PlainField | ReferencesField | NestedField | ColumnsField | ModulesField;
export interface Fields {
  readonly [name: string]: Field;
}

const textual =
  <T extends TextualField['type']>(type: T) =>
  <const R extends Rules>(rules?: R) =>
    ({ type, ...rules }) as { readonly type: T } & Rules & R;

export const line = <const R extends LineRules>(rules?: R) =>
  ({ type: 'line', max: LIMITS.line, ...rules }) as LineField & R;
export const text = <const R extends Rules & Length & { readonly drawing?: Drawing }>(rules?: R) =>
  ({ type: 'text', max: LIMITS.text, ...rules }) as TextField & R;
export const richText = <const R extends Rules & Length>(rules?: R) =>
  ({ type: 'rich_text', max: LIMITS.text, ...rules }) as RichTextField & R;
export const html = <const R extends Rules & Length>(rules?: R) =>
  ({ type: 'html', max: LIMITS.text, ...rules }) as HtmlField & R;
export const link = textual('link');
export const picture = textual('picture');
export const file = <const R extends Rules>(of: FileKind, rules?: R) =>
  ({ type: 'file', of, ...rules }) as FileField & R;
export const embed = <const R extends Rules>(of: EmbedKind, rules?: R) =>
  ({ type: 'embed', of, ...rules }) as EmbedField & R;
export const day = textual('day');
export const time = textual('time');
export const instant = textual('instant');
export const money = textual('money');
export const anchor = () => line({ max: 80, pattern: 'anchor' });
/** A name or key that other records may refer to. */
export const key = (given?: Given) => line({ required: true, max: LIMITS.key, ...(given && { given }) });
/** The first value is the default. */
export const choice = <const V extends string>(...values: readonly [V, ...V[]]) =>
  ({ type: 'choice', values, default: values[0] }) as const satisfies ChoiceField<V>;
/** One of these values must be given. */
export const requiredChoice = <const V extends string>(...values: readonly V[]) =>
  ({ type: 'choice', values, default: null, required: true }) as const satisfies ChoiceField<V>;
export const number = <D extends number | null, const R extends Required>(
  range: Omit<NumberField<D>, 'type' | 'required'> & R,
) => ({ type: 'number', ...range }) as NumberField<D> & R;
/** Boolean field; `byDefault` is its value where none is given. */
export const flag = (byDefault = false): FlagField => ({ type: 'flag', default: byDefault });
export const formValue = (): FormValueField => ({ type: 'form_value' });
export const reference = <K extends ReferenceTarget>(to: K, rules?: Required): ReferenceField<K> => ({
  type: 'reference',
  to,
  ...rules,
});
export const references = (to: ReferenceTarget): ReferencesField => ({ type: 'references', to });
export interface ListRules extends Required {
  readonly by?: string;
  readonly rules?: readonly Rule[];
}
export const list = <const Fs extends Fields, const R extends ListRules>(of: Fs, max: number, rules?: R) =>
  ({ type: 'list', of, max, by: 'key', rules: [], ...rules }) as unknown as ListField<Fs> & R;
export const group = <const Fs extends Fields>(of: Fs): GroupField<Fs> => ({ type: 'group', of });
export const columns = (layout: string): ColumnsField => ({ type: 'columns', layout });
export const modules = (): ModulesField => ({ type: 'modules' });

/** Whether a field's value differs by language. */
export const isLocalised = (field: Field): boolean => 'localised' in field && field.localised === true;
export const isRequired = (field: Field): boolean => 'required' in field && field.required === true;
/** Names of the fields of which `wanted` is true, in their order. */
export const namesOf = (fields: Fields, wanted: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (wanted(field) ? [name] : []));
