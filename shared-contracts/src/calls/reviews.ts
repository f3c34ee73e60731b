import { exampleReviews } from '../examples/reviews';
import {
  recordReview,
  reviewChange,
  reviewRules,
  reviewRulesChange,
  reviewsPage,
  reviewsQuery,
} from '../schemas/reviews';
import { defineCall, KB } from './define-call';

/** Calls of the reviews of records before their publication. */
export const reviewsCalls = {
  recordReview: defineCall({
    method: 'GET',
    path: '/api/records/{kind}/{id}/review/',
    response: recordReview,
    right: 'record',
    summary: 'The last review of a record, and the actions that the reader can do now',
    example: exampleReviews.recordReview,
  }),
  changeReview: defineCall({
    method: 'POST',
    path: '/{lang}/api/records/{kind}/{id}/review/',
    ifMatch: true,
    body: reviewChange,
    bodyLimit: 16 * KB,
    response: recordReview,
    right: 'record',
    summary: 'Submits a record, approves or returns it; If-Match names the version of the review, 412 for another one',
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/{lang}/api/reviews/',
    query: reviewsQuery,
    response: reviewsPage,
    right: 'hub',
    summary: 'Reviews of all records, the oldest waiting one first, paged',
    example: exampleReviews.reviews,
  }),
  reviewRules: defineCall({
    method: 'GET',
    path: '/api/reviews/rules/',
    response: reviewRules,
    right: 'hub',
    summary: 'Kinds of records whose publication takes two people',
    example: exampleReviews.reviewRules,
  }),
  changeReviewRules: defineCall({
    method: 'PATCH',
    path: '/api/reviews/rules/',
    body: reviewRulesChange,
    bodyLimit: 4 * KB,
    response: reviewRules,
    right: 'users',
    summary: 'Says which kinds take two people to publish',
  }),
};
