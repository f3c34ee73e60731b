import { array, boolean, lazy, mixed, number, object, string, type ObjectSchema } from 'yup';
import { MIN_PASSWORD_LENGTH } from '../constants';
import type { OwnRouteName, RouteName } from '../remote/define-remote';
import { textSchema, trimmedText } from '../fields/common';
import { LANGUAGES } from '../languages';

export interface NavigationItem {
  menu_name: string;
  url: string;
  children: NavigationItem[];
  has_tab_navigation: boolean;
}

const navigationItem: ObjectSchema<NavigationItem> = object({
  menu_name: textSchema(),
  url: textSchema(),
  children: array()
    .of(lazy(() => navigationItem))
    .required(),
  has_tab_navigation: boolean().required(),
});
export const navigation = object({
  navigation: object({
    menu: array().of(navigationItem).required(),
    footer: array()
      .of(object({ title: textSchema(), url: textSchema() }))
      .required(),
  }),
});

/**
 * Login state (docs/behaviour/editing.md#user-state). `role` is the key of a role, `role_name` empty for a ready-made
 * one; both are empty, and there are no `rights`, for an account that may not edit. `route` names an editor's page.
 */
export const loginState = object({
  logged: boolean().required(),
  id: number().integer().min(1).required(),
  email: string().required(),
  username: string().required(),
  role: textSchema(),
  role_name: textSchema(),
  rights: array().of(string().required()).required(),
  admin_menus: array()
    .of(object({ title: textSchema(), route: mixed<RouteName | OwnRouteName>().required() }))
    .required(),
});

/** Details of the user; all empty or false for an anonymous visitor (docs/behaviour/interface.md#user-details). */
export const userDetails = object({
  has_dashboard_online_access: boolean().required(),
  is_logged_in: boolean().required(),
  /** Logged in to buy tickets, and no editor whatever else. */
  is_customer: boolean().required(),
  role: textSchema(),
  role_name: textSchema(),
  username: textSchema(),
  email: textSchema(),
  /** Of the hub and the editing tools; '' for a person who has chosen none. */
  language: string()
    .oneOf(['', ...LANGUAGES])
    .defined(),
  first_name: textSchema(),
  last_name: textSchema(),
  login_url: textSchema(),
  logout_url: textSchema(),
  webshop_url: textSchema(),
});

export const credentials = object({
  email: trimmedText().required().max(254),
  password: string().required().max(200),
  /** Of the second factor, or a recovery code; required by a response 401 with the code `second_factor`. */
  code: trimmedText().max(40).optional(),
}).noUnknown();

/** Length makes a password hard to guess; 12 characters as the BSI advises, no rules about their kind. */
export const passwordChange = object({
  old_password: string().required().max(200),
  new_password: string().required().min(MIN_PASSWORD_LENGTH).max(200),
}).noUnknown();

export const csrfToken = object({ csrftoken: string().required() });
export const empty = object({});
/** Health: `database` is the adapter in use. */
export const health = object({
  status: string().oneOf(['ok']).required(),
  database: string().oneOf(['pglite', 'postgresql']).required(),
});
/** Path of the page that was not found. */
export const errorLog = object({ url: string().required().max(2000) }).noUnknown();
