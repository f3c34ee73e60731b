import { exampleLogin } from '../examples/accounts';
import { exampleUserDetails } from '../examples/house';
import { passwordChoice, passwordChosen, passwordLinkRequest } from '../schemas/accounts';
import { post, postAnswer } from '../schemas/posts';
import { credentials, csrfToken, empty, loginState, passwordChange, userDetails } from '../schemas/users';
import { KB, defineCall } from './define-call';

/** Links that strangers request, by script or not (docs/behaviour/editing.md#accounts). */
const LINK_LIMIT = { max: 5, seconds: 900, per: 'address', together: 'password links' } as const;

/** Calls of sessions of all kinds, and passwords. */
export const loginCalls = {
  csrf: defineCall({
    method: 'GET',
    path: '/api/csrf/',
    response: csrfToken,
    right: 'anyone',
    summary: 'Sets and returns the csrftoken cookie',
    example: { csrftoken: 'beispiel' },
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/login/',
    body: credentials,
    bodyLimit: 4 * KB,
    response: loginState,
    right: 'anyone',
    summary: 'Starts an editor session',
  }),
  postLogin: defineCall({
    method: 'POST',
    path: '/{lang}/api/login/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'Starts a session, as a browser without script posts it',
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/user-logout/',
    response: empty,
    right: 'anyone',
    summary: 'Ends the session',
  }),
  user: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/user',
    response: loginState,
    right: 'hub',
    summary: 'The logged-in editor; 401 for anybody else',
    example: exampleLogin,
  }),
  userDetails: defineCall({
    method: 'GET',
    path: '/{lang}/api/user-details/',
    bare: true,
    response: userDetails,
    right: 'anyone',
    summary: 'The account of the session',
    example: exampleUserDetails,
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/user-password/',
    body: passwordChange,
    bodyLimit: 4 * KB,
    response: empty,
    right: 'session',
    // Guesses at the old password.
    limit: { max: 10, seconds: 300, per: 'session' },
    summary: 'A new password for the logged-in account; ends its other sessions',
  }),
  requestPasswordLink: defineCall({
    method: 'POST',
    path: '/{lang}/api/user-password/link/',
    late: true,
    body: passwordLinkRequest,
    bodyLimit: 2 * KB,
    response: empty,
    right: 'anyone',
    limit: LINK_LIMIT,
    summary: 'Sends a link to choose a new password, if there is such an account',
  }),
  postPasswordLink: defineCall({
    method: 'POST',
    path: '/{lang}/api/user-password/link/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: LINK_LIMIT,
    summary: 'The same as user-password/link, as a browser without script posts it',
  }),
  choosePassword: defineCall({
    method: 'POST',
    path: '/api/user-password/choice/',
    late: true,
    body: passwordChoice,
    bodyLimit: 4 * KB,
    response: passwordChosen,
    right: 'anyone',
    limit: { max: 20, seconds: 300, per: 'address' },
    summary: 'Sets the password that a user has chosen by a link; ends their sessions',
  }),
};
