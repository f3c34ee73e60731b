import { flag, line, link } from '../fields/field';

/** An entry of the menu, without the entries below it (`children`). */
export const MENU_ENTRY = {
  menu_name: line({ localised: true, required: true }),
  url: link({ localised: true, named: 'menu_name' }),
  /** Whether the pages right below it show each other as tabs (docs/behaviour/frame.md#tab-navigation). */
  has_tab_navigation: flag(),
} as const;

/** An entry of the footer. */
export const FOOTER_ENTRY = {
  title: line({ localised: true, required: true }),
  url: link({ localised: true, named: 'title' }),
} as const;
