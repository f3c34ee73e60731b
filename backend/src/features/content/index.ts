/** What other features may use of this one: they import nothing else of it. */
export { countPicturesWithoutAlt } from './media-library/list';
