import type { Language } from '@vestibule/contracts';
import { readStoredJson, removeStored, storedKeys, writeStored } from '@vestibule/contracts/browser-data';
import { durable } from '../../shared/durable-store';
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

/**
 * Drafts that this browser stores because the server does not have them yet: at once in a storage that outlives a
 * closed tab, and in a database that outlives a browser that is killed.
 */
export function localDrafts(owner: DraftOwner) {
  const prefix = prefixOf(owner);
  return {
    /** Returns whether it is stored: a browser may have no room, or let nothing be stored. */
    write: (draft: Draft): boolean | Promise<boolean> => {
      const isDurable = durable.write(prefix + draft.key, draft);
      return writeStored('local', prefix + draft.key, JSON.stringify(draft)) || isDurable;
    },
    remove: (key: string): void => {
      removeStored('local', prefix + key);
      void durable.remove(prefix + key);
    },
    all: (page: number): readonly Draft[] =>
      storedKeys('local', prefix)
        .flatMap((name) => readStoredJson('local', name, isDraft) ?? [])
        .filter((draft) => draft.page === page),
    /** Those of the database, which are others only after the browser was killed. */
    durable: async (page: number): Promise<readonly Draft[]> =>
      (await durable.all(prefix)).filter(isDraft).filter((draft) => draft.page === page),
  };
}
