import type { RootStore } from './store/root-store';

/** Address of the shop, the account's own before the site's; empty where there is none. Since contracts 1.13. */
export const shopLinkOf = ({ user, settings }: Pick<RootStore, 'user' | 'settings'>): string =>
  user.details.webshop_url || (settings.current?.design.header.webshopLink ?? '');
