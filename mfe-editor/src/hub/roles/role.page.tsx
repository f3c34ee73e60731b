import { definePage, notFound } from '@vestibule/contracts';
import { HUB_PATH, ROLES_PATH } from '../frame/hub-paths';
import { roleForm } from '../../unsaved/form-names';
import { loadUnsaved } from '../../unsaved/use-unsaved';
import { roleName } from '../../shared/role-name';
import { RolePage } from './role-page';
import { rolePath } from './role-paths';
import type { RoleView } from './role-view';

/** `/cms-hub/roles/presse`, or `…/new?from=editor`: the form of a role. */
export default definePage<RoleView>({
  loader: async ({ api, params, url, signal }) => {
    const key = params['key'] ?? '';
    const [user, roles, unsaved] = await Promise.all([
      api.call('user', { signal }),
      api.call('roles', { signal }),
      loadUnsaved(api, roleForm(key), signal),
      // Refuses those who may not write roles, as the save would.
      api.call('users', { signal }),
    ]);
    const shown = key === 'new' ? url.searchParams.get('from') : key;
    const role = roles.find((one) => one.key === shown);
    if (key !== 'new' && !role) throw notFound();
    return { roles, own: user.rights, unsaved, ...(key === 'new' ? { copied: role?.rights ?? ['hub'] } : { role }) };
  },
  meta: ({ role }, { t }) => {
    const title = role ? roleName(role, t) : t('roles.new');
    const path = rolePath(role?.key ?? 'new');
    return {
      title,
      urls: { de: path },
      breadcrumbs: [
        { title: t('hub.title'), url: HUB_PATH },
        { title: t('roles.title'), url: ROLES_PATH },
        { title, url: path },
      ],
      noindex: true,
    };
  },
  Component: RolePage,
});
