import type { InferType } from 'yup';
import { READY_RIGHTS, READY_ROLES } from '../rights/ready-roles';
import type { roles } from '../schemas/roles';

/** The ready-made roles, and one of the site’s own. */
export const exampleRoles: { readonly roles: InferType<typeof roles> } = {
  roles: [
    ...READY_ROLES.map((key) => ({
      key,
      name: '',
      rights: [...READY_RIGHTS[key]],
      is_ready: true,
      is_changed: false,
      accounts: key === 'administrator' ? 1 : 0,
      version: `v-${key}`,
    })),
    {
      key: 'presse',
      name: 'Presse',
      rights: ['hub', 'media', 'edit:articles', 'publish:articles'],
      is_ready: false,
      is_changed: false,
      accounts: 0,
      version: 'v-presse',
    },
  ],
};
