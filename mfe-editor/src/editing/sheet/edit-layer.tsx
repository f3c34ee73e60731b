import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MODULE_FORM_ID } from './module-form';
import { useShortcuts } from '../help/use-shortcuts';
import { MediaFinder } from '../../media/media-finder';
import { LoginDialog } from '../login/login-dialog';
import type { EditSession } from '../session/edit-session';
import { useEditor } from '../session/use-editor';
import { EditSheet } from './edit-sheet';
import { useUnloadGuard } from '../../shared/use-unload-guard';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';

/** Asks before typed text goes. */
const DiscardDialog = observer(function DiscardDialog() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  return (
    <AskDialog
      open={editor.waiting !== null}
      title={t('discard.title')}
      text={t('discard.text')}
      keep={{ label: t('discard.keep'), onClick: () => editor.keep() }}
      go={{ label: t('discard.discard'), onClick: () => editor.discard() }}
    />
  );
});

/** As its button does, which a second press while it is being saved finds at rest. */
const submitForm = () => {
  const form = document.getElementById(MODULE_FORM_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

/**
 * Everything that editing a module shows. The dialogs come first: their effects close them before a next sheet takes
 * the focus, which it could not while they make the page inert.
 */
export const EditLayer = observer(function EditLayer({ session }: { session: EditSession }) {
  const { page } = useStore();
  const editor = useEditor();
  useUnloadGuard(session.changed);
  useShortcuts({ save: submitForm });
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
