import { SiteError, type AnswerOf, type LoaderContext, type UserDetails } from '@vestibule/contracts';

export interface AccountData {
  readonly user: UserDetails;
  /** Data for a customer's own forms; null for staff of the hub. */
  readonly customer: AnswerOf<'customer'>['customer'];
}

/** The logged-in account. Throws `unauthorised` for anonymous visitors. */
export async function loadAccount({ api, signal }: LoaderContext): Promise<AccountData> {
  const user = await api.call('userDetails', { signal });
  if (!user.is_logged_in) throw new SiteError('unauthorised', 401, 'Please log in');
  const customer = user.is_customer ? (await api.call('customer', { signal })).customer : null;
  return { user, customer };
}

/** The customer who is logged in; throws `unauthorised` for everybody else, editors as well. */
export async function loadCustomer(context: LoaderContext): Promise<NonNullable<AccountData['customer']>> {
  const { customer } = await loadAccount(context);
  if (!customer) throw new SiteError('unauthorised', 401, 'Please log in as a customer');
  return customer;
}
