/** Public interface of this feature: other features import nothing else of it. */
export { publicArticles, validUntilNextArticle } from './articles/public-articles';
export { availabilityOf, loadSeating, seatsLeft } from './events/availability';
export { whyClosed } from './events/event-state';
export { isOnSale } from './events/on-sale';
export { loadSeatGroups, statusOf } from './events/seat-groups';
export { zonedStart } from './events/times';
export { isWaitable, WAITING_ENDS_MINUTES } from './events/waitable';
