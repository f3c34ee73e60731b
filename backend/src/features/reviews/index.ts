/** Public interface of this feature: other features import nothing else of it. */
export { listReviews } from './list-reviews';
