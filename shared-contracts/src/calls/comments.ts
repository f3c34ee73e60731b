import { exampleComments } from '../examples/comments';
import { commentChange, commentCreation, recordComments } from '../schemas/comments';
import { defineCall, KB } from './define-call';

/** Calls of the comments of records. */
export const commentsCalls = {
  recordComments: defineCall({
    method: 'GET',
    path: '/api/records/{kind}/{id}/comments/',
    response: recordComments,
    right: 'record',
    summary: 'The comments of a record, and people who can be mentioned in one',
    example: exampleComments.recordComments,
  }),
  addComment: defineCall({
    method: 'POST',
    path: '/api/records/{kind}/{id}/comments/',
    body: commentCreation,
    bodyLimit: 32 * KB,
    response: recordComments,
    right: 'record',
    summary: 'Writes a comment on a record, a field or a module, or a reply; people who are mentioned get a mail',
  }),
  changeComment: defineCall({
    method: 'PATCH',
    path: '/api/records/{kind}/{id}/comments/{comment}/',
    body: commentChange,
    bodyLimit: 32 * KB,
    response: recordComments,
    right: 'record',
    summary: 'Changes one’s own comment, or says that a thread is resolved or open again',
  }),
  deleteComment: defineCall({
    method: 'DELETE',
    path: '/api/records/{kind}/{id}/comments/{comment}/',
    response: recordComments,
    right: 'record',
    summary: 'Removes one’s own comment, with the replies to it',
  }),
};
