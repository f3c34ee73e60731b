import type { PageMeta } from '@vestibule/contracts';
import type { AppHost } from './app-host';
import type { Failure } from './route-data';

/** Meta of a page that could not be shown. */
export function metaOfFailure(host: AppHost, failure: Failure | undefined): PageMeta {
  const t = host.i18n.getFixedT(host.lang, 'shell');
  const title =
    failure?.code === 'remote_failed' ? t('fallback.title') : t('error.title', { status: failure?.status ?? 404 });
  return { title, urls: {}, breadcrumbs: [], noindex: true };
}
