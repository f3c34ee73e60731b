import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@vestibule/contracts';
import { FORM_FILE_ID } from '@vestibule/contracts/form-files';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { formFiles } from '../../tables';
import { handleCall } from '../../../../platform/api/handle-call';
import type { Deps } from '../../../../platform/server/deps';
import { personal } from '../../../../platform/server/tags';
import { formFilesFolder } from './folder';

/** A file that a visitor has sent with a form, as a download for those who may read forms. */
export function formFileRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'formFile', async ({ params, reply }) => {
    const { id = '' } = params;
    const [file] = FORM_FILE_ID.test(id)
      ? await deps.db
          .select()
          .from(formFiles)
          .where(and(eq(formFiles.id, id), isNotNull(formFiles.entryId)))
      : [];
    const path = join(formFilesFolder(deps.dataDir), id);
    if (!file || !(await isThere(path))) throw notFound('There is no such file');
    personal(reply);
    // Whatever it is, no browser opens it as a page of this site.
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('x-content-type-options', 'nosniff');
    reply.type(file.type);
    return createReadStream(path);
  });
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
