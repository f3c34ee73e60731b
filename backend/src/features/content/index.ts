/** Public interface of this feature: other features import nothing else of it. */
export { countPicturesWithoutAlt } from './media-library/list';
