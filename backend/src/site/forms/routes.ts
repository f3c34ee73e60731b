import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../platform/auth/client-address';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/server/endpoint';
import { dependsOn, personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { findForm } from './find';
import { storeEntry } from './store-entry';
import { presentForm } from './present';

/** Submissions from one address: people who fill in forms by hand send fewer. */
const LIMIT = { max: 10, seconds: 60 };

/** Forms, and what visitors send with them. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'form', async ({ lang, params, reply }) => {
    const form = await findForm(deps.db, parseId(params['id']));
    if (!form) throw notFound();
    dependsOn(reply, 'forms');
    return presentForm(form, lang);
  });

  endpoint(
    app,
    deps,
    'sendForm',
    async ({ body, lang, reply }) => {
      personal(reply);
      const form = await findForm(deps.db, body.form);
      if (!form) throw notFound();
      await storeEntry(deps.db, form, body.field_values, lang);
      return {};
    },
    { limit: { ...LIMIT, key: ({ request }) => clientAddress(request, deps.gateways) } },
  );
}
