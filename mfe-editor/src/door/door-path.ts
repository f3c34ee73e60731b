import { eventPath } from '../box-office/box-office-paths';

/** Address of the door of a date (contracts: offline/door-cache.ts). */
export const doorPath = (id: number): string => `${eventPath(id)}/door`;
