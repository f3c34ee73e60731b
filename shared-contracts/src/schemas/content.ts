import { array, boolean, object, string } from 'yup';
import { id } from '../fields/common';
import { contentModule } from './modules';
import { placement } from './page-writes';

/** Kinds of changes of the content of a page or a container; `other` is a change that no editor's call has made. */
export const CONTENT_STEPS = ['add', 'change', 'remove', 'move', 'copy', 'undo', 'redo', 'restore', 'other'] as const;

/**
 * Everything that a page or a container holds, for its editors; a page has one column. `version` changes with anything
 * in it, `order` when modules come, go or move; each module has a version of its own, which changes with whatever is in
 * it. `undo` and `redo` say whether there is a step to take back, or to do again.
 */
export const content = object({
  version: string().required(),
  order: string().required(),
  columns: array()
    .of(
      object({
        classes: string().required(),
        children: array().of(contentModule).required(),
      }),
    )
    .required(),
  versions: array()
    .of(object({ id: id(), version: string().required() }))
    .required(),
  undo: boolean().required(),
  redo: boolean().required(),
});

/** A module goes to another place of the page or container that it is in. */
export const moduleMove = object({ module: id() }).concat(placement).noUnknown();
/** The module that is to stand a second time, right below itself. */
export const moduleCopy = object({ module: id() }).noUnknown();
/** The last step is taken back, or done again. */
export const contentStep = object({
  step: string().oneOf(['undo', 'redo']).required(),
}).noUnknown();
