import type { Middleware } from './middleware';

/** While the house has taken its shop offline. */
export const shopOnline: Middleware = async ({ store, api }, signal) => {
  const settings = store.settings.current ?? (await api.call('localSettings', { signal }));
  return settings.is_shop_online ? undefined : { status: 503, code: 'shop_offline' };
};
