import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { isLoggedOut } from '@vestibule/contracts/store/login-requests';
import { useEditor } from '../session/use-editor';
import type { Draft } from '../session/resume';
import { localDrafts } from './local-drafts';

/** Of each key the one that was typed last. */
function latest(drafts: readonly Draft[]): readonly Draft[] {
  const byKey = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byKey.get(draft.key);
    if (!known || known.updated_at < draft.updated_at) byKey.set(draft.key, draft);
  }
  return [...byKey.values()];
}

/** On each page: drafts that were neither saved nor thrown away, in this browser or on another machine. */
export function useDraftOffers(): void {
  const { api, lang, store, report } = useHost();
  const editor = useEditor();
  const user = store.user.login?.id ?? 0;
  const page = store.page.id;
  useEffect(() => {
    if (page === undefined) {
      editor.setOffers([]);
      return undefined;
    }
    const controller = new AbortController();
    const here = localDrafts({ user, lang }).all(page);
    editor.setOffers(here);
    api.call('drafts', { query: { page_id: page }, signal: controller.signal }).then(
      (kept) => editor.setOffers(latest([...kept, ...here])),
      (error: unknown) => {
        if (!controller.signal.aborted && !isLoggedOut(error)) report(error);
      },
    );
    return () => controller.abort();
  }, [api, editor, lang, page, report, user]);
}
