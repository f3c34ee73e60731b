/**
 * Bytes of the largest file of each kind that the library takes. Pictures: more than the largest photograph of a studio
 * camera as JPEG. Sound: an hour of speech in good quality; more is a concert, which is no sample. Films: ten minutes.
 */
export const MAX_MEDIA_BYTES = {
  picture: 50_000_000,
  audio: 50_000_000,
  video: 200_000_000,
  captions: 1_000_000,
  document: 50_000_000,
} as const;
/** Bytes of the largest upload, whatever it turns out to be. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_MEDIA_BYTES));
