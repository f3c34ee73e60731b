import { inEachLanguage, type ActionName, type RouteDeclaration } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';

/** Pages on which a customer requests an account, and deletes it: other remotes do not link there. */
export const REGISTER_ROUTE = 'content/register';
export const DELETE_ROUTE = 'content/delete-account';

type Id = RouteDeclaration['id'];
interface Account {
  /** Below `user/`, the same in every language; its page is called alike. */
  readonly name: string;
  readonly endpoint: ActionName;
  /** Parameter of the address after a successful post, and further ones that the page reads. */
  readonly done: string;
  readonly query?: readonly string[];
}

/** A page with private data, never cached, whose form needs no script. */
const route = (id: Id, { name, endpoint, done, query = [] }: Account): RouteDeclaration => ({
  id,
  path: inEachLanguage(() => `user/${name}`),
  page: `./pages/${name}`,
  layout: 'default',
  bodyClass: 'none',
  query: [done, ...query],
  personal: true,
  action: { endpoint, done },
  hydrate: 'idle',
});

/** Its address holds a token: as on legal pages no tag manager runs there, which would pass it on. */
const tokenRoute = (id: Id, account: Account): RouteDeclaration => ({
  ...route(id, { ...account, query: [CUSTOMER_CONTROLS.token] }),
  legal: true,
});

/** Staff of the hub log in, and choose a password, while the site is offline as well. */
export const ACCOUNT_ROUTES: readonly RouteDeclaration[] = [
  {
    ...route('login', { name: 'login', endpoint: 'postLogin', done: 'done', query: ['next', 'chosen', 'deleted'] }),
    whileOffline: true,
  },
  {
    ...route('user-password', { name: 'password', endpoint: 'postPasswordLink', done: 'sent' }),
    whileOffline: true,
  },
  route('user-profile', { name: 'profile', endpoint: 'postProfile', done: 'saved', query: ['welcome'] }),
  route('user-settings', { name: 'settings', endpoint: 'postPasswordChange', done: 'changed' }),
  tokenRoute('user-confirm', { name: 'confirm', endpoint: 'postConfirmation', done: 'confirmed' }),
  tokenRoute('user-new-password', { name: 'new-password', endpoint: 'postNewPassword', done: 'chosen' }),
  route(REGISTER_ROUTE, { name: 'register', endpoint: 'postRegistration', done: 'sent' }),
  route(DELETE_ROUTE, { name: 'delete', endpoint: 'postDeletion', done: 'deleted' }),
];
