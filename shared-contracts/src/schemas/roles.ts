import { array, boolean, number, object, string, type InferType } from 'yup';
import { isPlainName } from '../plain-name';
import { textSchema, trimmedText } from '../fields/common';

/** More than there are rights. */
const MAX_RIGHTS = 300;
const rights = () => array().of(string().required().max(60)).max(MAX_RIGHTS);

/**
 * A role of the hub. `name` is empty for a ready-made one, which is translated. `is_changed`: a ready-made role has
 * other rights than those that it is delivered with. `accounts`: number of people who have it.
 */
export const role = object({
  key: string().required(),
  name: textSchema(),
  rights: rights().required(),
  is_ready: boolean().required(),
  is_changed: boolean().required(),
  accounts: number().integer().min(0).required(),
  version: string().required(),
});
export type RoleView = InferType<typeof role>;
export const roles = array().of(role).required();

const name = () =>
  trimmedText()
    .max(80)
    .test('plain', '${path} must be a name', (value) => value === undefined || isPlainName(value));
/** A role that is made; rights without which others are no use are added. */
export const roleCreation = object({ name: name().required(), rights: rights().required() }).noUnknown();
/** A field that is left out stays; `rights` null gives a ready-made role those that it is delivered with. */
export const roleChange = object({ name: name().optional(), rights: rights().nullable().optional() }).noUnknown();
/** `replacement`: key of the role that people get who have the removed one. */
export const roleRemoval = object({ replacement: trimmedText().max(60).default('') });
