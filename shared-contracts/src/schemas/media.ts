import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_SEARCH_LENGTH } from '../constants';
import { LANGUAGES } from '../languages';
import { paged, pageNumber, pageSize, trimmedText } from '../fields/common';
import { FILE_KINDS, type FileKind } from '../fields/files';
export type { AudioType } from '../fields/audio';
export {
  extensionOf,
  FILE_KINDS,
  FILE_TYPES,
  fileKindOf,
  typesOf,
  type FileKind,
  type FileType,
} from '../fields/files';
export { MAX_MEDIA_BYTES } from '../media-limits';

/** Kinds of files of the library. */
export const MEDIA_KINDS = ['picture', ...FILE_KINDS] as const satisfies readonly ('picture' | FileKind)[];
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Longest text that stands for a picture, in characters: screen readers cannot pause in it. */
const MAX_ALT = 500;
const alt = () => object(Object.fromEntries(LANGUAGES.map((lang) => [lang, trimmedText().max(MAX_ALT).optional()])));
const fraction = () => number().min(0).max(1).required();
const focal = () => array().of(fraction()).length(2);

/** Widths in px of a picture's ready-made sizes (docs/behaviour/content.md#thumbnails). */
export const THUMBNAILS = { small: 320, medium: 768, large: 1280 } as const;

/**
 * A file of the library. `file` is its name, by which records and modules refer to it; `url` its public address (a
 * picture in the width of 320 px); `version` changes with its texts. Sizes in px and `color` are null but for pictures.
 */
export const mediaItem = object({
  file: string().required(),
  kind: string().oneOf(MEDIA_KINDS).required(),
  version: string().required(),
  url: string().required(),
  bytes: number().integer().min(0).required(),
  width: number().integer().nullable().defined(),
  height: number().integer().nullable().defined(),
  color: string().nullable().defined(),
  alt: alt().required(),
  focal: focal().required(),
  credit: string().defined(),
});
export type MediaItem = InferType<typeof mediaItem>;
export const mediaPage = paged(mediaItem);

/** A page of the library, by name. */
export const mediaQuery = object({
  page: pageNumber(),
  page_size: pageSize(25),
  /** Words that name, alternative texts and credit must have. */
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  kind: string()
    .oneOf(['', ...MEDIA_KINDS])
    .default(''),
  /** Only pictures that lack an alternative text in some language. */
  without_alt: boolean().default(false),
  /** Only files that nothing names. */
  unused: boolean().default(false),
});

/** `name`: the file's name at its origin; its content decides its type, whatever the name ends in. */
export const uploadQuery = object({ name: trimmedText().max(200).default('') });

/** Texts and focal point of a picture; a field that a change leaves out stays. */
export const mediaChange = object({
  alt: alt().optional().default(undefined),
  focal: focal().optional(),
  credit: trimmedText().max(300).optional(),
}).noUnknown('There is no such field');
