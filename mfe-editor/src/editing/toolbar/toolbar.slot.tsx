import { defineSlot, useStore, type SlotProps } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useDropGuard } from '../../media/use-drop-guard';
import { useEditor } from '../session/use-editor';
import { Toolbar } from './toolbar';

/** Forms, validation and the text editor come with the first module that is opened: the bar itself stays small. */
const EditLayer = lazyWithRetry(async () => ({ default: (await import('../sheet/edit-layer')).EditLayer }));

/** The palette and the other questions come with edit mode. */
const StructureLayer = lazyWithRetry(async () => ({
  default: (await import('../structure/structure-layer')).StructureLayer,
}));

/** The login of a form is in its own layer. */
const LoginDialog = lazyWithRetry(async () => ({ default: (await import('../login/login-dialog')).LoginDialog }));

/** Dates and the comparison of texts come with the first panel that is opened. */
const Panels = lazyWithRetry(async () => ({ default: (await import('./panels')).Panels }));

const EditorToolbar = observer(function EditorToolbar({ params }: SlotProps<'editor-toolbar'>) {
  const store = useStore();
  const { page } = store;
  const logins = loginsOf(store);
  const { session, publication } = useEditor();
  useEffect(() => logins.attend(), [logins]);
  useDropGuard();
  return (
    <>
      <Toolbar record={params.record} />
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
