import { useHost, useStore } from '@vestibule/contracts';
import { reaction } from 'mobx';
import { useEffect, useMemo, useState } from 'react';
import type { EditSession } from '../session/edit-session';
import { DraftKeeper, type DraftPorts } from '../../shared/draft-keeper';
import { useQuietLogin } from '../../shared/use-quiet-login';
import { useEditor } from '../session/use-editor';
import { localDrafts } from './local-drafts';
import type { Draft } from '../session/resume';

const TOP = { section: null, column: 0, index: 0 } as const;

/** The draft of a session in its stored form; undefined without changes. */
function draftOf(session: EditSession, page: number, now: Date): Draft | undefined {
  const { draft, place, version = null, isNew } = session;
  if (!session.changed) return undefined;
  const { section, column, index } = place ?? TOP;
  return {
    key: session.draftKey,
    page,
    model: draft.model,
    module: isNew ? null : draft.id,
    version: isNew ? null : version,
    // A section that is not saved itself holds nothing.
    section,
    column,
    index,
    values: isNew ? session.values : session.changes,
    updated_at: now.toISOString(),
  };
}

/** Stores the draft of a session until the session has ended, by a save or by throwing it away. */
export function useAutosave(session: EditSession): DraftKeeper<Draft> {
  const { page } = useStore();
  const editor = useEditor();
  const ports = useDraftPorts(session.draftKey);
  const [keeper] = useState(() => new DraftKeeper(ports, session.isResumed));
  const [pageId] = useState(() => page.current?.id ?? 0);
  useEffect(() => {
    const stop = reaction(
      () => session.draft,
      () => {
        const draft = draftOf(session, pageId, new Date());
        if (draft) keeper.change(draft);
        else keeper.forget();
      },
    );
    const again = () => void keeper.flush();
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
      if (editor.session === session) keeper.stop();
      else keeper.forget();
    };
  }, [editor, keeper, pageId, session]);
  return keeper;
}

/** Storage of the logged-in editor's draft of this key. */
function useDraftPorts(key: string): DraftPorts<Draft> {
  const { api, lang, store } = useHost();
  const user = store.user.login?.id ?? 0;
  const quietly = useQuietLogin();
  return useMemo(() => {
    const local = localDrafts({ user, lang });
    return {
      write: local.write,
      remove: () => local.remove(key),
      send: ({ updated_at: _, ...body }) => quietly(() => api.call('keepDraft', { body })),
      drop: () => api.call('dropDraft', { params: { key } }),
    };
  }, [api, key, lang, quietly, user]);
}
