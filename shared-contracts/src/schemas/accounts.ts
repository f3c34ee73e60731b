import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_SEARCH_LENGTH, MIN_PASSWORD_LENGTH } from '../constants';
import { isEmail } from '../email';
import { LANGUAGES } from '../languages';
import { isPlainName } from '../plain-name';
import { id, paged, pageNumber, pageSize, textSchema, trimmedText } from '../fields/common';

const MAX_NAME = 80;
const MAX_ROLE_KEY = 60;
const name = () =>
  trimmedText()
    .max(MAX_NAME)
    .test('plain', '${path} must be a name', (value) => value === undefined || isPlainName(value));
/** Key of a role. */
const role = () => trimmedText().max(MAX_ROLE_KEY);
const language = () => string().oneOf(LANGUAGES);
const email = () =>
  trimmedText()
    .required()
    .max(254)
    .test('email', '${path} must be an e-mail address', (value) => value === undefined || isEmail(value));
const password = () => string().required().max(200);

/**
 * An account of the hub. `is_invited`: has not chosen a password yet; `sessions`: browsers where they are logged in;
 * `language`: of the hub and of mails, null for an account without a choice.
 */
export const account = object({
  id: id(),
  email: string().required(),
  first_name: textSchema(),
  last_name: textSchema(),
  role: role().required(),
  language: language().nullable().defined(),
  is_active: boolean().required(),
  is_invited: boolean().required(),
  has_second_factor: boolean().required(),
  sessions: number().integer().min(0).required(),
});
export type Account = InferType<typeof account>;
export const accounts = array().of(account).required();

/**
 * Delivery of a link by which a password is chosen: by mail, or, where the site sends no mails, given to the
 * administrator of an account that nobody has used yet.
 */
export const passwordLinkSent = object({ is_mailed: boolean().required(), link: string().nullable().defined() });
/** An account that has just been made. */
export const invited = account.concat(passwordLinkSent);

/** The invited person, by mail address; without a language that of the staff (docs/behaviour/interface.md). */
export const invitation = object({
  email: email(),
  first_name: name().default(''),
  last_name: name().default(''),
  role: role().required(),
  language: language().optional(),
}).noUnknown();

/** A field that a change leaves out stays. An account that is not active can do nothing. */
export const accountChange = object({
  first_name: name().optional(),
  last_name: name().optional(),
  role: role().optional(),
  language: language().optional(),
  is_active: boolean().optional(),
}).noUnknown();

/** Language of one's own hub and mails. */
export const ownLanguage = object({ language: language().required() }).noUnknown();

/** Whose password is forgotten. */
export const passwordLinkRequest = object({ email: email() }).noUnknown();
/** `token`: the part after # of the link in the mail. */
export const passwordChoice = object({
  token: trimmedText().required().max(100),
  new_password: string().required().min(MIN_PASSWORD_LENGTH).max(200),
}).noUnknown();
export const passwordChosen = object({ email: string().required() });

/** A browser where one is logged in; instants in ISO 8601. */
export const ownSessions = array()
  .of(
    object({
      id: id(),
      browser: textSchema(),
      started_at: string().required(),
      expires_at: string().required(),
      is_this: boolean().required(),
    }),
  )
  .required();

/**
 * The second factor of one's account, and how many recovery codes are left. `offer`: a secret that it may begin with,
 * in base32, as an address for the programs that make codes, and as the path of its QR code in a square of `size`.
 */
export const secondFactor = object({
  active: boolean().required(),
  recovery_codes: number().integer().min(0).required(),
  offer: object({
    secret: string().required(),
    uri: string().required(),
    size: number().integer().min(1).required(),
    path: string().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
});
/** A code made of the secret shows that the program has it. */
export const secondFactorStart = object({
  password: password(),
  secret: trimmedText()
    .required()
    .length(32)
    .matches(/^[A-Z2-7]+$/, '${path} must be the offered one'),
  code: trimmedText().required().max(20),
}).noUnknown();
/** Each lets in once instead of a code. Shown once only. */
export const recoveryCodes = object({ codes: array().of(string().required()).required() });
export const passwordProof = object({ password: password() }).noUnknown();

/**
 * A write: actor, subject with its title at that time, time; `before` and `after` have the fields that differ, and are
 * null where there was nothing.
 */
const auditEntry = object({
  id: id(),
  at: string().required(),
  who: textSchema(),
  action: string().oneOf(['create', 'change', 'remove']).required(),
  subject: string().required(),
  subject_id: textSchema(),
  title: textSchema(),
  before: object().nullable().default(undefined).defined(),
  after: object().nullable().default(undefined).defined(),
});
export const auditPage = paged(auditEntry);
/** A page of the log, the latest first. */
export const auditQuery = object({
  page: pageNumber(),
  page_size: pageSize(50),
  /** Part of the actor's mail address. */
  who: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  subject: trimmedText().max(60).default(''),
  subject_id: trimmedText().max(120).default(''),
  action: string().oneOf(['', 'create', 'change', 'remove']).default(''),
  /** Days of the site's time zone, `2026-11-21`: from the one to the other, both included. */
  from: trimmedText()
    .matches(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
  to: trimmedText()
    .matches(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
});
