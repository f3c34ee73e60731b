import { SiteError } from '@vestibule/contracts';
import type { AppHost } from '../app/app-host';
import type { Navigation } from './navigation';

/**
 * Reports pages whose query is invalid (docs/behaviour/programme.md#query-of-the-list): a link somewhere is wrong.
 * Programs that try addresses out run no script.
 */
export function reportBadAddresses(
  navigation: Pick<Navigation, 'getShown' | 'subscribe'>,
  report: AppHost['report'],
): void {
  const look = () => {
    const { location, view } = navigation.getShown();
    const { failure } = view.route;
    if (failure?.code === 'validation')
      report(new SiteError('validation', failure.status, `Bad query: ${location.pathname}${location.search}`));
  };
  look();
  navigation.subscribe(look);
}
