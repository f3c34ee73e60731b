import type { ModuleModel } from '../modules/content-module';
import { moduleBodyLimit, MODULE_MODELS } from '../modules/models';
import { editingExamples } from '../examples/editing';
import { content, contentStep, moduleCopy, moduleMove } from '../schemas/content';
import { draft, draftBody, drafts, draftsQuery } from '../schemas/drafts';
import { contentModule, moduleChanges, moduleCreations } from '../schemas/modules';
import { unsavedForm, unsavedFormBody, unsavedForms } from '../schemas/unsaved-forms';
import { presence } from '../schemas/presence';
import { empty } from '../schemas/users';
import { KB, MB, defineCall } from './define-call';

/** An address for each kind of module, with a body that follows from the kind's definition. */
const models = <B>(bodyOf: (model: ModuleModel) => B) => ({
  param: 'model',
  of: Object.fromEntries(MODULE_MODELS.map((model) => [model, bodyOf(model)])),
});

/** Calls of the content of a page as a whole, its modules, and the drafts of editors. */
export const editingCalls = {
  content: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/content/{owner}/{id}',
    response: content,
    right: 'edit:pages',
    summary: 'Everything that a page or a container holds, with the versions that writes name in If-Match',
    example: editingExamples.content,
  }),
  stepContent: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/content/{owner}/{id}',
    ifMatch: true,
    body: contentStep,
    bodyLimit: KB,
    response: content,
    right: 'edit:pages',
    summary: 'Takes the last step of editing back, or does it again; If-Match names the version of the content',
  }),
  moveModule: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/reorder',
    ifMatch: true,
    body: moduleMove,
    bodyLimit: KB,
    response: content,
    right: 'edit:pages',
    summary: 'Moves a module; If-Match names the order of the content',
  }),
  copyModule: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/copy',
    body: moduleCopy,
    bodyLimit: KB,
    response: content,
    right: 'edit:pages',
    summary: 'Puts a copy of a module below it',
  }),
  createModule: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/{model}',
    variants: models((model) => ({ body: moduleCreations[model], bodyLimit: moduleBodyLimit(model) })),
    status: 201,
    response: contentModule,
    right: 'edit:pages',
    summary: 'Adds a module',
  }),
  changeModule: defineCall({
    method: 'PATCH',
    path: '/{lang}/pageeditor-api/{model}/{id}',
    variants: models((model) => ({ body: moduleChanges[model], bodyLimit: moduleBodyLimit(model) })),
    ifMatch: true,
    response: contentModule,
    right: 'edit:pages',
    summary: 'Changes fields of a module; If-Match names its version',
  }),
  deleteModule: defineCall({
    method: 'DELETE',
    path: '/{lang}/pageeditor-api/{model}/{id}',
    variants: models(() => ({})),
    ifMatch: true,
    response: empty,
    right: 'edit:pages',
    summary: 'Removes a module; If-Match names its version',
  }),
  // Not below a language: a watching editor holds a connection, and the gateway reserves connections for this address
  // alone.
  presence: defineCall({
    method: 'GET',
    path: '/api/presence/{id}',
    isStream: true,
    response: presence,
    right: 'edit:pages',
    summary: 'Names of the other editors of a page, and its last change, as server-sent events',
    example: editingExamples.presence,
  }),
  recordPresence: defineCall({
    method: 'GET',
    path: '/api/presence/{kind}/{id}',
    isStream: true,
    response: presence,
    right: 'hub',
    summary: 'Names of the other editors of a record, and its last change, as server-sent events',
    example: editingExamples.presence,
  }),
  drafts: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/drafts',
    query: draftsQuery,
    response: drafts,
    right: 'edit:pages',
    summary: 'Unsaved drafts of the editor for a page in this language',
    example: editingExamples.drafts,
  }),
  keepDraft: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/drafts',
    body: draftBody,
    bodyLimit: 512 * KB,
    response: draft,
    right: 'edit:pages',
    summary: 'Stores the editor’s draft of a module, in place of the draft stored before',
  }),
  dropDraft: defineCall({
    method: 'DELETE',
    path: '/{lang}/pageeditor-api/drafts/{key}',
    response: empty,
    right: 'edit:pages',
    summary: 'Deletes the editor’s draft of a module',
  }),
  unsavedForms: defineCall({
    method: 'GET',
    path: '/api/unsaved-forms/',
    response: unsavedForms,
    right: 'hub',
    summary: 'Input of the editor in forms of the hub that is not saved',
    example: editingExamples.unsavedForms,
  }),
  storeUnsavedForm: defineCall({
    method: 'POST',
    path: '/api/unsaved-forms/',
    body: unsavedFormBody,
    bodyLimit: 1 * MB,
    response: unsavedForm,
    right: 'hub',
    summary: 'Stores the editor’s unsaved input of a form, in place of the input stored before',
  }),
  dropUnsavedForm: defineCall({
    method: 'DELETE',
    path: '/api/unsaved-forms/{form}/',
    response: empty,
    right: 'hub',
    summary: 'Deletes the editor’s unsaved input of a form',
  }),
};
