import { object, string } from 'yup';
import { AUDIO_TYPES } from './audio';

/** Media types of the library's files, by kind and by the end of their addresses. */
export const FILE_TYPES = {
  audio: AUDIO_TYPES,
  video: { mp4: 'video/mp4', webm: 'video/webm' },
  captions: { vtt: 'text/vtt' },
  document: { pdf: 'application/pdf' },
} as const;
export type FileKind = keyof typeof FILE_TYPES;
type TypesOf<K extends FileKind> = (typeof FILE_TYPES)[K][keyof (typeof FILE_TYPES)[K]];
export type FileType = { [K in FileKind]: TypesOf<K> }[FileKind];

export const FILE_KINDS = Object.keys(FILE_TYPES) as readonly FileKind[];
export const typesOf = (kind: FileKind): readonly FileType[] => Object.values(FILE_TYPES[kind]);
/** The kind of a file of this type. */
export const fileKindOf = (type: FileType): FileKind =>
  FILE_KINDS.find((kind) => typesOf(kind).includes(type)) ?? 'document';

/** How addresses and names of files of this type end. */
export const extensionOf = (type: FileType): string =>
  Object.entries<FileType>(FILE_TYPES[fileKindOf(type)]).find(([, one]) => one === type)?.[0] ?? '';

/** A file of the library: `url` is its path, `type` its media type. */
export const fileObject = object({ url: string().required(), type: string().required() });
