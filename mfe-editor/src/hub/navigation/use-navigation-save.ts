import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NAVIGATION_PATH } from '../frame/hub-paths';
import { documentOf, TREES, type Entry, type TreeKind } from './entry';

export type Trees = Readonly<Record<TreeKind['name'], readonly Entry[]>>;

/** All trees as a write sends them. */
export const documentsOf = (trees: Trees): Readonly<Record<string, unknown>> =>
  Object.fromEntries(TREES.map((kind) => [kind.name, documentOf(kind, trees[kind.name])]));

/** Saves the navigation as a whole; `last` are the documents that were saved last, and `version` is theirs. */
export function useNavigationSave(version: string, initial: Trees) {
  const { api, store } = useHost();
  const navigate = useNavigate();
  const { t } = useTranslation('editor');
  const [latest, setLatest] = useState(() => ({ version, documents: documentsOf(initial) }));
  /** Throws a SiteError when the server refuses. */
  const save = async (trees: Trees): Promise<void> => {
    const body = documentsOf(trees);
    const { pathname } = location;
    const answer = await loginsOf(store).retry(() =>
      api.call('changeHouseNavigation', { body, version: latest.version }),
    );
    setLatest({ version: answer.version, documents: body });
    store.alerts.show({ kind: 'save', text: t('alert.saved') });
    // An editor who has gone to another page meanwhile is not brought back; one who comes back finds the saved state.
    if (location.pathname === pathname)
      await navigate(`${NAVIGATION_PATH}?version=${answer.version}`, { replace: true });
  };
  return { save, version: latest.version, last: latest.documents };
}
