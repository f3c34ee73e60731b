import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MediaFinder } from '../media/media-finder';
import { LoginDialog } from '../login/login-dialog';
import type { EditSession } from '../session/edit-session';
import { useEditor } from '../session/use-editor';
import { DiscardDialog } from './discard-dialog';
import { EditSheet } from './edit-sheet';
import { useUnloadGuard } from '../session/use-unload-guard';

/**
 * Everything that editing a module shows. The dialogs come first: their effects close them before a next sheet takes
 * the focus, which it could not while they make the page inert.
 */
export const EditLayer = observer(function EditLayer({ session }: { session: EditSession }) {
  const { page } = useStore();
  const editor = useEditor();
  useUnloadGuard(session.changed);
  useEffect(() => page.guardLeaving((next) => editor.leave(next)), [page, editor]);
  return (
    <>
      <DiscardDialog />
      <LoginDialog />
      <MediaFinder />
      <EditSheet key={session.key} session={session} />
    </>
  );
});
