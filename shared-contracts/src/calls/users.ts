import { exampleAccounts } from '../examples/accounts';
import {
  account,
  accountChange,
  accounts,
  invitation,
  invited,
  ownLanguage,
  ownSessions,
  passwordLinkSent,
  passwordProof,
  recoveryCodes,
  secondFactor,
  secondFactorStart,
} from '../schemas/accounts';
import { empty } from '../schemas/users';
import { KB, defineCall } from './define-call';

/** Guesses at one's own password, or at a code of a new secret. */
const PROOF_LIMIT = { max: 10, seconds: 300, per: 'session', together: 'second factor' } as const;

/** Calls of accounts of those who work in the hub, one’s own too. */
export const usersCalls = {
  users: defineCall({
    method: 'GET',
    path: '/api/users/',
    response: accounts,
    right: 'users',
    summary: 'Everybody who works in the hub, by address',
    example: exampleAccounts.users,
  }),
  inviteUser: defineCall({
    method: 'POST',
    path: '/{lang}/api/users/',
    body: invitation,
    bodyLimit: 4 * KB,
    status: 201,
    response: invited,
    right: 'users',
    summary: 'Makes an account and sends a link by mail, by which its owner chooses a password',
  }),
  changeUser: defineCall({
    method: 'PATCH',
    path: '/api/users/{id}/',
    body: accountChange,
    bodyLimit: 2 * KB,
    response: account,
    right: 'users',
    summary: 'Changes an account; 409 for a change that would leave no administrator',
  }),
  sendPasswordLink: defineCall({
    method: 'POST',
    path: '/{lang}/api/users/{id}/password-link/',
    response: passwordLinkSent,
    right: 'users',
    summary: 'Sends another link by which a password is chosen; the one before is good no more',
  }),
  dropSecondFactor: defineCall({
    method: 'DELETE',
    path: '/api/users/{id}/second-factor/',
    response: account,
    right: 'users',
    summary: 'Takes the second factor off an account whose owner has lost it',
  }),
  endUserSessions: defineCall({
    method: 'DELETE',
    path: '/api/users/{id}/sessions/',
    response: account,
    right: 'users',
    summary: 'Ends all sessions of an account',
  }),
  changeOwnLanguage: defineCall({
    method: 'PATCH',
    path: '/api/user-language/',
    body: ownLanguage,
    bodyLimit: 1 * KB,
    response: empty,
    right: 'session',
    summary: 'Sets the language of the hub, of the editing tools and of mails for the logged-in account',
  }),
  ownSessions: defineCall({
    method: 'GET',
    path: '/api/user-sessions/',
    response: ownSessions,
    right: 'session',
    summary: 'Browsers where one is logged in, the latest first',
    example: exampleAccounts.ownSessions,
  }),
  endOwnSession: defineCall({
    method: 'DELETE',
    path: '/api/user-sessions/{id}/',
    response: empty,
    right: 'session',
    summary: 'Logs one of them out',
  }),
  secondFactor: defineCall({
    method: 'GET',
    path: '/api/user-second-factor/',
    response: secondFactor,
    right: 'session',
    summary: 'Whether the account has a second factor, and a secret for one',
    example: exampleAccounts.secondFactor,
  }),
  startSecondFactor: defineCall({
    method: 'POST',
    path: '/api/user-second-factor/',
    body: secondFactorStart,
    bodyLimit: 4 * KB,
    response: recoveryCodes,
    right: 'session',
    limit: PROOF_LIMIT,
    summary: 'Begins to ask for the second factor; returns recovery codes',
  }),
  endSecondFactor: defineCall({
    method: 'POST',
    path: '/api/user-second-factor/removal/',
    body: passwordProof,
    bodyLimit: 4 * KB,
    response: empty,
    right: 'session',
    limit: PROOF_LIMIT,
    summary: 'Ends the second factor',
  }),
};
