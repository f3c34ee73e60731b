// Generated from shared-contracts/src/calls by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.

/** Calls that the gateway makes for browsers without script. */
export const GATEWAY_CALLS = {
  postForm: { method: 'POST', path: '/{lang}/api/forms/{id}/posts/' },
  postCart: { method: 'POST', path: '/{lang}/api/shop-cart/posts/' },
  postCartChange: { method: 'POST', path: '/{lang}/api/shop-cart/changes/' },
  postOrder: { method: 'POST', path: '/{lang}/api/orders/posts/' },
  postCancel: { method: 'POST', path: '/{lang}/api/orders/{number}/{signature}/posts/' },
  postWaiting: { method: 'POST', path: '/{lang}/api/events/{id}/waiting/' },
  postWaitingPlace: { method: 'POST', path: '/{lang}/api/waiting/{number}/{signature}/posts/' },
  postRegistration: { method: 'POST', path: '/{lang}/api/customers/registrations/' },
  postConfirmation: { method: 'POST', path: '/{lang}/api/customers/confirmations/' },
  postNewPassword: { method: 'POST', path: '/{lang}/api/customers/passwords/' },
  postProfile: { method: 'POST', path: '/{lang}/api/customer/posts/' },
  postPasswordChange: { method: 'POST', path: '/{lang}/api/customer/password/posts/' },
  postDeletion: { method: 'POST', path: '/{lang}/api/customer/deletion/posts/' },
  postLogin: { method: 'POST', path: '/{lang}/api/login/posts/' },
  postPasswordLink: { method: 'POST', path: '/{lang}/api/user-password/link/posts/' },
} as const;
