import type { Language } from '@vestibule/contracts';
import { readStoredJson, removeStored, storedKeys, writeStored } from '@vestibule/contracts/browser-data';
import type { Draft } from '../session/resume';

/** Whose drafts, in which language: several people may use one browser. */
export interface DraftOwner {
  readonly user: number;
  readonly lang: Language;
}

const prefixOf = ({ user, lang }: DraftOwner) => `vestibule-draft:${user}:${lang}:`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value && 'updated_at' in value;
}

/** Drafts that this browser stores because the server does not have them yet. */
export function localDrafts(owner: DraftOwner) {
  const prefix = prefixOf(owner);
  return {
    /** Returns whether it is stored: a browser may have no room, or let nothing be stored. */
    write: (draft: Draft): boolean => writeStored('local', prefix + draft.key, JSON.stringify(draft)),
    remove: (key: string): void => void removeStored('local', prefix + key),
    all: (page: number): readonly Draft[] =>
      storedKeys('local', prefix)
        .flatMap((name) => readStoredJson('local', name, isDraft) ?? [])
        .filter((draft) => draft.page === page),
  };
}
