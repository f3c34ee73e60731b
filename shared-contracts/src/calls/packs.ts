import { packExport, packImport } from '../schemas/packs';
import { defineCall, fileResponse, KB } from './define-call';

/** Progress while the import runs, in the end the result or the error: one line of JSON each. */
const LINES = fileResponse('application/x-ndjson');

/** Calls of content packs, for the content command while the backend has the database. */
export const packsCalls = {
  importPack: defineCall({
    method: 'POST',
    path: '/internal/import',
    body: packImport,
    bodyLimit: 16 * KB,
    response: LINES,
    right: 'command',
    summary: 'Imports the content pack of a folder of this machine',
  }),
  exportPack: defineCall({
    method: 'POST',
    path: '/internal/export',
    body: packExport,
    bodyLimit: 16 * KB,
    response: LINES,
    right: 'command',
    summary: 'Exports the content to a folder of this machine',
  }),
};
