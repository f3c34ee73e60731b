import {
  COOKIES,
  isSiteError,
  type BreakingNews,
  type LayoutName,
  type LoginState,
  type Navigation,
  type NavigationItem,
  type UserDetails,
} from '@vestibule/contracts';
import { movedPaths, type MovedPaths } from '@vestibule/contracts/site/moved';
import type { RenderRequest } from '@vestibule/contracts/worker/messages';
import type { AppHost } from '../app/app-host';

/**
 * Data of the backend that every page needs: settings, navigation and the alert; the user, when the visitor has a
 * session. The server knows a customer only on pages of their own; on other pages the browser requests the customer.
 */
export async function loadFrame(
  host: Pick<AppHost, 'api' | 'composition' | 'store' | 'report'>,
  { cookie, visitor = '' }: Pick<RenderRequest, 'cookie' | 'visitor'>,
  layout: LayoutName,
): Promise<void> {
  const { api, store } = host;
  const user = cookie.includes(`${COOKIES.session}=`) ? loadUser(host) : undefined;
  const customer = !user && visitor.includes(`${COOKIES.customer}=`) ? loadCustomer(host) : undefined;
  // The dashboard has no alert.
  const alert = layout === 'dashboard' ? [] : loadNews(host);
  const [settings, { navigation }, known, buyer, news] = await Promise.all([
    api.call('localSettings'),
    api.call('navigation'),
    user,
    customer,
    alert,
  ]);
  store.settings.set(settings);
  store.navigation.set(atPresent(navigation, movedPaths(host.composition)));
  store.breakingNews.set(news);
  if (known) {
    store.user.setLogin(known[0]);
    store.user.setDetails(known[1]);
  } else if (buyer) store.user.setDetails(buyer);
}

/** The menus with present addresses: a route may have moved since they were written. */
function atPresent({ menu, footer }: Navigation, moved: MovedPaths): Navigation {
  const present = <Entry extends { url: string }>(entry: Entry): Entry => ({
    ...entry,
    url: moved.present(entry.url) ?? entry.url,
  });
  const item = (entry: NavigationItem): NavigationItem => ({
    ...present(entry),
    children: entry.children.map(item),
  });
  return { menu: menu.map(item), footer: footer.map(present) };
}

/**
 * When the user's details are unavailable the visitor counts as anonymous for this page: parts that need them ask again
 * in the browser (docs/behaviour/interface.md#failures-of-parts).
 */
async function loadUser({
  api,
  report,
}: Pick<AppHost, 'api' | 'report'>): Promise<readonly [LoginState, UserDetails] | undefined> {
  try {
    return await Promise.all([api.call('user'), api.call('userDetails')]);
  } catch (error) {
    if (!isSiteError(error) || error.status !== 401) report(error);
    return undefined;
  }
}

/** An anonymous page is better than none. */
async function loadCustomer({ api, report }: Pick<AppHost, 'api' | 'report'>): Promise<UserDetails | undefined> {
  try {
    return await api.call('userDetails');
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** A page without its alert is better than none. */
async function loadNews({ api, report }: Pick<AppHost, 'api' | 'report'>): Promise<BreakingNews> {
  try {
    return await api.call('breakingNews');
  } catch (error) {
    report(error, { slot: 'top-alert' });
    return [];
  }
}
