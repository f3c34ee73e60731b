import { useHydrated } from '@vestibule/contracts';
import type { AppHost } from './app-host';
import { RemoteFallback } from './remote-fallback';

interface FailedPageProps {
  readonly host: Pick<AppHost, 'excluded' | 'reload'>;
  /** Key of the page's expose. */
  readonly expose: string;
}

/**
 * A page whose main part failed. It can be tried again in the browser only, which shows the server's page first; one
 * that hung on the server would hang the browser.
 */
export function FailedPage({ host: { excluded, reload }, expose }: FailedPageProps) {
  const canRetry = useHydrated() && reload && !excluded.has(expose);
  return <RemoteFallback {...(canRetry && { retry: reload })} />;
}
