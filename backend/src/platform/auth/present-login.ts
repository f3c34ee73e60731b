import type { LoginState, UserDetails } from '@vestibule/contracts';
import type { Customer } from './customer-sessions';
import { isEditor } from './identity';
import type { User } from './sessions';

export function presentLogin(user: User): LoginState {
  const { id, email, username } = user;
  return {
    logged: true,
    id,
    email,
    username,
    ...roleOf(user),
    rights: [...user.rights],
    admin_menus: isEditor(user) ? [{ title: 'Content-Hub', route: 'editor/hub' }] : [],
  };
}

/** A customer is called by the address, and has no role. */
export const presentCustomer = ({ id, email }: Pick<Customer, 'id' | 'email'>): LoginState => ({
  logged: true,
  id,
  email,
  username: email,
  role: '',
  role_name: '',
  rights: [],
  admin_menus: [],
});

interface DetailLinks {
  readonly loginUrl: string;
  /** Address of another shop that the site shows; empty where it has its own. */
  readonly webshopUrl: string;
}

/** The account of the session, as the page's head shows it; an editor before a customer. */
export function presentDetails(
  user: User | undefined,
  customer: Customer | undefined,
  { loginUrl, webshopUrl }: DetailLinks,
): UserDetails {
  const who = user ?? customer;
  return {
    has_dashboard_online_access: user?.hasDashboardOnlineAccess ?? false,
    is_logged_in: who !== undefined,
    is_customer: user === undefined && customer !== undefined,
    ...roleOf(user),
    username: user?.username ?? customer?.email ?? '',
    email: who?.email ?? '',
    language: user?.language ?? '',
    first_name: who?.firstName ?? '',
    last_name: who?.lastName ?? '',
    login_url: loginUrl,
    logout_url: who ? '/api/user-logout/' : '',
    webshop_url: who ? webshopUrl : '',
  };
}

/** The role as the contract knows it: '' for an account that may not edit. */
const roleOf = (user: User | undefined) => {
  const isAny = user !== undefined && isEditor(user);
  return { role: isAny ? user.role : '', role_name: isAny ? user.roleName : '' };
};
