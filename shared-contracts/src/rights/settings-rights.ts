import type { Fields } from '../fields/field';
import { FORM_SETTINGS, SETTINGS_GROUPS } from '../house/settings';
import { hasRight, type Right, type Rights } from './rights';

/** The right that it takes to see and change a setting. */
const rightOf = (name: string): Right => (OF_THE_HOUSE.includes(name) ? 'house' : 'settings');
const OF_THE_HOUSE: readonly string[] = [
  ...SETTINGS_GROUPS.organisation,
  ...SETTINGS_GROUPS.notices,
  ...SETTINGS_GROUPS.hours,
];

/** The settings that someone with these rights may see and change. */
export const settingsOf = (rights: Rights): Fields =>
  Object.fromEntries(Object.entries(FORM_SETTINGS).filter(([name]) => hasRight(rights, rightOf(name))));
