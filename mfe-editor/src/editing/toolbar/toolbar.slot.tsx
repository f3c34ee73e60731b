import { defineSlot, useStore } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useEffect } from 'react';
import { useEditor } from '../session/use-editor';
import { Toolbar } from './toolbar';

/** Forms, validation and the text editor come with the first module that is opened: the bar itself stays small. */
const EditLayer = lazy(() => import('../sheet/edit-layer').then((module) => ({ default: module.EditLayer })));

/** The palette and the other questions come with edit mode. */
const StructureLayer = lazy(() =>
  import('../structure/structure-layer').then((module) => ({ default: module.StructureLayer })),
);

/** The login of a form is in its own layer. */
const LoginDialog = lazy(() => import('../login/login-dialog').then((module) => ({ default: module.LoginDialog })));

/** Dates and the comparison of texts come with the first panel that is opened. */
const Panels = lazy(() => import('./panels').then((module) => ({ default: module.Panels })));

const EditorToolbar = observer(function EditorToolbar() {
  const store = useStore();
  const { page } = store;
  const logins = loginsOf(store);
  const { session, publication } = useEditor();
  useEffect(() => logins.attend(), [logins]);
  return (
    <>
      <Toolbar />
      {page.editing && (
        <Suspense>
          <StructureLayer />
        </Suspense>
      )}
      {publication.hasOpened && (
        <Suspense>
          <Panels />
        </Suspense>
      )}
      {!session && logins.isAsked && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
      {session && (
        <Suspense>
          <EditLayer session={session} />
        </Suspense>
      )}
    </>
  );
});

/** Fills `editor-toolbar`. */
export default defineSlot<'editor-toolbar'>({ Component: EditorToolbar });
