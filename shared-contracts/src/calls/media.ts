import { exampleMedia } from '../examples/media';
import { MAX_UPLOAD_BYTES } from '../media-limits';
import { mediaChange, mediaItem, mediaPage, mediaQuery, uploadQuery } from '../schemas/media';
import { empty } from '../schemas/users';
import { KB, defineCall } from './define-call';

/** Calls of the library of pictures and other files. */
export const mediaCalls = {
  media: defineCall({
    method: 'GET',
    path: '/api/media/',
    query: mediaQuery,
    response: mediaPage,
    right: 'hub',
    summary: 'A page of the library of pictures and other files, by name, for editors',
    example: { count: 1, next: null, previous: null, results: [exampleMedia] },
  }),
  mediaItem: defineCall({
    method: 'GET',
    path: '/api/media/{file}/',
    response: mediaItem,
    right: 'hub',
    summary: 'A file of the library with its version, which is the ETag as well',
    example: exampleMedia,
  }),
  uploadMedia: defineCall({
    method: 'POST',
    path: '/api/media/',
    query: uploadQuery,
    upload: MAX_UPLOAD_BYTES,
    response: mediaItem,
    right: 'media',
    summary: 'Adds a file to the library; 201, or 200 with the file of the library that has the same content already',
  }),
  replaceMedia: defineCall({
    method: 'POST',
    path: '/api/media/{file}/content/',
    ifMatch: true,
    upload: MAX_UPLOAD_BYTES,
    response: mediaItem,
    right: 'media',
    summary: 'Gives a file of the library another content of its kind; If-Match names the version',
  }),
  changeMedia: defineCall({
    method: 'PATCH',
    path: '/api/media/{file}/',
    ifMatch: true,
    body: mediaChange,
    bodyLimit: 16 * KB,
    response: mediaItem,
    right: 'media',
    summary:
      'Changes the texts and the focal point of a picture; If-Match names the version, 412 when it is not the latest',
  }),
  deleteMedia: defineCall({
    method: 'DELETE',
    path: '/api/media/{file}/',
    ifMatch: true,
    response: empty,
    right: 'media',
    summary: 'Removes a file that nothing uses; If-Match as with a change',
  }),
};
