/** Public interface of this feature: other features import nothing else of it. */
export { customerPages } from './customers/customer-pages';
export { mailPasswordLink } from './customers/password-links';
