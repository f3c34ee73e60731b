import { definePage } from '@vestibule/contracts';
import { AUDIT_PATH, HUB_PATH } from '../frame/hub-paths';
import { AuditPage } from './audit-page';
import { AUDIT_FILTERS, type AuditView } from './audit-view';

/** `/cms-hub/audit?who=…&subject=rooms`: for administrators; the backend answers 401 or 403 to everyone else. */
export default definePage<AuditView>({
  loader: async ({ api, url, signal }) => {
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const asked = Object.fromEntries(
      AUDIT_FILTERS.map((name) => [name, url.searchParams.get(name) ?? '']),
    ) as AuditView['asked'];
    return { page, asked, found: await api.call('audit', { query: { ...asked, page }, signal }) };
  },
  meta: (_, { t }) => ({
    title: t('audit.title'),
    urls: { de: AUDIT_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('audit.title'), url: AUDIT_PATH },
    ],
    noindex: true,
  }),
  Component: AuditPage,
});
