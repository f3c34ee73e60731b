import { exampleForm } from '../examples/forms';
import { MAX_FORM_FILE_BYTES } from '../form-files';
import { form, formEntry, tempFile } from '../schemas/forms';
import { post, postAnswer } from '../schemas/posts';
import { empty } from '../schemas/users';
import { KB, defineCall, fileResponse } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

/** Calls of forms of the site. */
export const formsCalls = {
  form: defineCall({
    method: 'GET',
    path: '/{lang}/api/forms/{id}/',
    bare: true,
    query: recordPageQuery,
    response: form,
    right: 'anyone',
    summary: 'A form with its fields',
    example: exampleForm,
  }),
  sendForm: defineCall({
    method: 'POST',
    path: '/{lang}/api/forms-entries/',
    bare: true,
    body: formEntry,
    bodyLimit: 128 * KB,
    response: empty,
    right: 'anyone',
    // By script or without: people who fill in forms by hand send fewer.
    limit: { max: 10, seconds: 60, per: 'address', together: 'entries of forms' },
    summary: 'Stores an entry of a form',
  }),
  uploadTempFile: defineCall({
    method: 'POST',
    path: '/{lang}/api/temp-files/',
    upload: MAX_FORM_FILE_BYTES,
    multipart: true,
    response: tempFile,
    right: 'anyone',
    // A class that sends its pictures may need some time.
    limit: { max: 20, seconds: 60, per: 'address' },
    summary: 'Keeps a file for the entry that will name it, for two hours',
  }),
  formEntries: defineCall({
    method: 'GET',
    path: '/api/forms/{id}/entries.csv',
    response: fileResponse('text/csv; charset=utf-8'),
    right: 'entries',
    summary: 'Entries of visitors with a form, as a table',
  }),
  formFile: defineCall({
    method: 'GET',
    path: '/api/form-files/{id}',
    response: fileResponse('application/octet-stream'),
    right: 'entries',
    summary: 'A file that a visitor has sent with a form, with the type that it had then',
  }),
  postForm: defineCall({
    method: 'POST',
    path: '/{lang}/api/forms/{id}/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: { max: 10, seconds: 60, per: 'address', together: 'entries of forms' },
    summary: 'The same as the gateway gets it from a browser without script',
  }),
};
