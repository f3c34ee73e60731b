import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useMemo, useRef } from 'react';
import type { DraftPorts } from './draft-keeper';
import { localDrafts } from './local-drafts';

/** Storage of the logged-in editor's drafts. */
export function useDraftPorts(): DraftPorts {
  const { api, lang, store } = useHost();
  const user = store.user.login?.id ?? 0;
  // An editor who has declined is not asked at every pause of typing.
  const declined = useRef(false);
  return useMemo(() => {
    const ask = async () => {
      if (declined.current) return false;
      const done = await loginsOf(store).ask();
      declined.current = !done;
      return done;
    };
    return {
      local: localDrafts({ user, lang }),
      send: ({ updated_at: _, ...body }) => loginsOf(store).retry(() => api.call('keepDraft', { body }), ask),
      drop: (key) => api.call('dropDraft', { params: { key } }),
    };
  }, [api, lang, store, user]);
}
