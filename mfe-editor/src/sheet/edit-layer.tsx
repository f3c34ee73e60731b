import { observer } from 'mobx-react-lite';
import { LoginDialog } from '../login/login-dialog';
import type { EditSession } from '../session/edit-session';
import { DiscardDialog } from './discard-dialog';
import { EditSheet } from './edit-sheet';
import { useUnloadGuard } from './use-unload-guard';

/**
 * Everything that editing a module shows. The dialogs come first: their effects close them before a next sheet takes the focus,
 * which it could not while they make the page inert.
 */
export const EditLayer = observer(function EditLayer({ session }: { session: EditSession }) {
  useUnloadGuard(session.changed);
  return (
    <>
      <DiscardDialog />
      <LoginDialog />
      <EditSheet key={session.saved.id} session={session} />
    </>
  );
});
