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
    const { signal } = controller;
    const local = localDrafts({ user, lang });
    let known = local.all(page);
    const offer = (more: readonly Draft[]) => {
      if (signal.aborted) return;
      known = [...known, ...more];
      editor.setOffers(latest(known));
    };
    offer([]);
    void local.durable(page).then((found) => {
      if (found.length > 0) offer(found);
    });
    api.call('drafts', { query: { page_id: page }, signal }).then(offer, (error: unknown) => {
      if (!signal.aborted && !isLoggedOut(error)) report(error);
    });
    return () => controller.abort();
  }, [api, editor, lang, page, report, user]);
}
