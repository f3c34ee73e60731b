import type { Endpoint } from './endpoint';

const KB = 1024;

/** Calls for the accounts of those who work in the hub, one's own too, for what they have written and what waits. */
export const ACCOUNT_ENDPOINTS = {
  users: { method: 'GET', path: '/api/users/', answer: 'accounts' },
  inviteUser: {
    method: 'POST',
    path: '/{lang}/api/users/',
    body: 'invitation',
    bodyLimit: 4 * KB,
    answer: 'account',
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/users/{id}/',
    body: 'accountChange',
    bodyLimit: 2 * KB,
    answer: 'account',
  },
  sendPasswordLink: { method: 'POST', path: '/{lang}/api/users/{id}/password-link/', answer: 'empty' },
  dropSecondFactor: { method: 'DELETE', path: '/api/users/{id}/second-factor/', answer: 'account' },
  endUserSessions: { method: 'DELETE', path: '/api/users/{id}/sessions/', answer: 'account' },
  requestPasswordLink: {
    method: 'POST',
    path: '/{lang}/api/user-password/link/',
    body: 'passwordLinkRequest',
    bodyLimit: 2 * KB,
    answer: 'empty',
  },
  choosePassword: {
    method: 'POST',
    path: '/api/user-password/choice/',
    body: 'passwordChoice',
    bodyLimit: 4 * KB,
    answer: 'passwordChosen',
  },
  ownSessions: { method: 'GET', path: '/api/user-sessions/', answer: 'ownSessions' },
  endOwnSession: { method: 'DELETE', path: '/api/user-sessions/{id}/', answer: 'empty' },
  secondFactor: { method: 'GET', path: '/api/user-second-factor/', answer: 'secondFactor' },
  startSecondFactor: {
    method: 'POST',
    path: '/api/user-second-factor/',
    body: 'secondFactorStart',
    bodyLimit: 4 * KB,
    answer: 'recoveryCodes',
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/user-second-factor/removal/',
    body: 'passwordProof',
    bodyLimit: 4 * KB,
    answer: 'empty',
  },
  audit: { method: 'GET', path: '/api/audit/', query: 'auditQuery', answer: 'auditPage' },
  dashboard: { method: 'GET', path: '/{lang}/api/dashboard/', answer: 'dashboard' },
} as const satisfies Record<string, Endpoint>;
