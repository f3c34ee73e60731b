import { useHost } from '@vestibule/contracts';
import { useMemo, useRef } from 'react';
import { withLogin } from '../session/persist';
import { useEditor } from '../session/use-editor';
import type { DraftPorts } from './draft-keeper';
import { localDrafts } from './local-drafts';

/** Where drafts of whoever is logged in are kept. */
export function useDraftPorts(): DraftPorts {
  const { api, lang, store } = useHost();
  const editor = useEditor();
  const user = store.user.login?.id ?? 0;
  // Who has declined is not asked at every pause of typing.
  const declined = useRef(false);
  return useMemo(() => {
    const askLogin = async () => {
      if (declined.current) return false;
      const done = await editor.askLogin();
      declined.current = !done;
      return done;
    };
    return {
      local: localDrafts({ user, lang }),
      send: ({ updated_at: _, ...body }) => withLogin(() => api.call('keepDraft', { body }), askLogin),
      drop: (key) => api.call('dropDraft', { params: { key } }),
    };
  }, [api, editor, lang, user]);
}
