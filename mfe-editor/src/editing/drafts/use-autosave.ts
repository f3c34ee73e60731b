import { useStore } from '@vestibule/contracts';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { EditSession } from '../session/edit-session';
import { useEditor } from '../session/use-editor';
import { DraftKeeper } from './draft-keeper';
import { draftOf } from './draft-of';
import { useDraftPorts } from './use-draft-ports';

/** Keeps what is typed in a session until the session has ended, by a save or because nobody wants it. */
export function useAutosave(session: EditSession): DraftKeeper {
  const { page } = useStore();
  const editor = useEditor();
  const ports = useDraftPorts();
  const [keeper] = useState(() => new DraftKeeper(ports, session.isResumed));
  const [pageId] = useState(() => page.current?.id ?? 0);
  useEffect(() => {
    const stop = reaction(
      () => session.draft,
      () => {
        const draft = draftOf(session, pageId, new Date());
        if (draft) keeper.change(draft);
        else keeper.forget(session.draftKey);
      },
    );
    const again = () => void keeper.flush();
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
      if (editor.session === session) keeper.stop();
      else keeper.forget(session.draftKey);
    };
  }, [editor, keeper, pageId, session]);
  return keeper;
}
