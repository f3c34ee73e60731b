/** Public interface of this feature: other features import nothing else of it. */
export { openMentions } from './read-comments';
