import type { AnswerOf, Language } from '@vestibule/contracts';

export type Draft = AnswerOf<'drafts'>[number];

/** Whose drafts, in which language: several people may use one browser. */
export interface DraftOwner {
  readonly user: number;
  readonly lang: Language;
}

const prefixOf = ({ user, lang }: DraftOwner) => `vestibule-draft:${user}:${lang}:`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value && 'updated_at' in value;
}

function parsed(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What this browser keeps because the server does not have it yet. */
export function localDrafts(owner: DraftOwner, storage: Storage = localStorage) {
  const prefix = prefixOf(owner);
  return {
    /** Tells whether it is kept: a browser may have no room, or let nothing be stored. */
    write: (draft: Draft): boolean => {
      try {
        storage.setItem(prefix + draft.key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key: string): void => {
      try {
        storage.removeItem(prefix + key);
      } catch {
        // Where nothing can be stored there is nothing to remove.
      }
    },
    all: (page: number): readonly Draft[] => {
      try {
        return Object.keys(storage)
          .filter((name) => name.startsWith(prefix))
          .flatMap((name) => parsed(storage.getItem(name)) ?? [])
          .filter((draft) => draft.page === page);
      } catch {
        return [];
      }
    },
  };
}
export type LocalDrafts = ReturnType<typeof localDrafts>;
