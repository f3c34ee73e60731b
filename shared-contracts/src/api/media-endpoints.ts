import { MAX_UPLOAD_BYTES } from '../media-limits';
import type { Endpoint } from './endpoint';

/** Calls of the library of pictures and other files. */
export const MEDIA_ENDPOINTS = {
  media: { method: 'GET', path: '/api/media/', query: 'mediaQuery', answer: 'mediaPage' },
  mediaItem: { method: 'GET', path: '/api/media/{file}/', answer: 'mediaItem' },
  uploadMedia: {
    method: 'POST',
    path: '/api/media/',
    query: 'uploadQuery',
    upload: MAX_UPLOAD_BYTES,
    answer: 'mediaItem',
  },
  replaceMedia: {
    method: 'POST',
    path: '/api/media/{file}/content/',
    upload: MAX_UPLOAD_BYTES,
    answer: 'mediaItem',
  },
  changeMedia: {
    method: 'PATCH',
    path: '/api/media/{file}/',
    body: 'mediaChange',
    bodyLimit: 16 * 1024,
    answer: 'mediaItem',
  },
  deleteMedia: { method: 'DELETE', path: '/api/media/{file}/', answer: 'empty' },
} as const satisfies Record<string, Endpoint>;
