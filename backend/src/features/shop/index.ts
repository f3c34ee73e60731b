/** What other features may use of this one: they import nothing else of it. */
export { customerPages } from './customers/customer-pages';
export { mailPasswordLink } from './customers/password-links';
