import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import { clientNetwork } from '@vestibule/contracts/client-network';
import { clientAddress } from '../../../platform/auth/client-address';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, personal, validUntil } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { takeFile } from './files/take-file';
import { findPublicForm } from './find';
import { formToken } from './form-token';
import { presentForm } from './present';
import { entryError, storeEntry } from './store-entry';
import { storePost } from './store-post';

/** Forms and their entries. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret, now } = deps;
  const formOf = async (id: number | undefined) => {
    const form = await findPublicForm(db, id);
    if (!form) throw notFound();
    return form;
  };

  handleCall(app, deps, 'form', async (call) => {
    const { lang, reply } = call;
    const form = await previewed(deps, 'forms', call, findPublicForm);
    const { token, freshUntil } = formToken(secret, form.id, now());
    dependsOn(reply, 'forms');
    validUntil(reply, freshUntil);
    return presentForm(form, lang, token);
  });

  handleCall(app, deps, 'sendForm', async ({ body, lang, reply }) => {
    personal(reply);
    const form = await formOf(body.form);
    const error = entryError(form, await storeEntry(db, form, body.field_values, lang, now()), lang);
    if (error) throw error;
    return {};
  });

  handleCall(
    app,
    deps,
    'uploadTempFile',
    ({ upload, lang, request, reply }) => {
      personal(reply);
      return takeFile(deps, upload, { lang, client: clientNetwork(clientAddress(request, deps.gateways)) });
    },
    { forGateway: true },
  );

  handleCall(app, deps, 'postForm', async ({ params, body, lang, reply }) => {
    personal(reply);
    return storePost(deps, await formOf(parseId(params['id'])), body.posted, lang);
  });
}
