/** While an element with this id is there the page before is out of sight, and where it was scrolled to is known. */
export const SKELETON_ID = 'page-skeleton';
