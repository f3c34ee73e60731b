/** Public interface of this feature: other features import nothing else of it. */
export type { SiteDeps } from './house/deps';
export { withSafeBlocks } from './house/html-blocks';
export { newsOf, numberNews } from './house/number-news';
export { presentRange } from './hours/opening-hours';
export { loadHolidays } from './hours/holidays';
export { exceptionsFrom, hoursOn, readPlaceHours, type PlaceHours } from './hours/place-hours';
export { loadSettings } from './house/settings';
export { loadStaffLanguage } from './house/staff-language';
export { formEntries } from './tables';
