/** Public interface of this feature: other features import nothing else of it. */
export { changePublication } from './modules/publishing/change-publication';
export { countPicturesWithoutAlt } from './media-library/list';
