import type { InferType } from 'yup';
import type { fileObject } from './files';
import type { imageObject } from './common';
import type {
  ChoiceField,
  ColumnsField,
  Field,
  Fields,
  FileField,
  FlagField,
  GroupField,
  HtmlField,
  ListField,
  NumberField,
  PictureField,
  ReferenceField,
  ReferencesField,
} from './field';
import type { SlugTarget } from './reference-targets';

type Image = InferType<typeof imageObject>;
export interface Thumbnails {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
}

/** Type of a field's value in a response; `Column` is the type of a column of modules. */
type Value<F, Column> =
  F extends ChoiceField<infer V>
    ? V
    : F extends NumberField<infer D>
      ? number | Extract<D, null>
      : F extends FlagField
        ? boolean
        : F extends ReferenceField<infer K>
          ? K extends SlugTarget
            ? string
            : number | null
          : F extends ReferencesField
            ? number[]
            : F extends ListField<infer Items extends Fields>
              ? ({ key: string } & Values<Items>)[]
              : F extends GroupField<infer Items extends Fields>
                ? Values<Items>
                : F extends ColumnsField
                  ? Column[]
                  : F extends Field
                    ? string
                    : never;

type PictureNames<Fs> = { [N in keyof Fs]: Fs[N] extends PictureField ? N : never }[keyof Fs] & string;

type HtmlNames<Fs> = { [N in keyof Fs]: Fs[N] extends HtmlField ? N : never }[keyof Fs] & string;
type FileNames<Fs> = { [N in keyof Fs]: Fs[N] extends FileField ? N : never }[keyof Fs] & string;

/** The fields of a definition in a response, in one language. */
export type Values<Fs extends Fields, Column = never> = { -readonly [N in keyof Fs]: Value<Fs[N], Column> } & {
  [N in PictureNames<Fs> as `${N}_obj`]: Image | null;
} & { [N in PictureNames<Fs> as `${N}_thumbnails`]: Thumbnails | null } & {
  [N in FileNames<Fs> as `${N}_obj`]: InferType<typeof fileObject> | null;
} & { [N in HtmlNames<Fs> as `${N}_frame`]: string };
