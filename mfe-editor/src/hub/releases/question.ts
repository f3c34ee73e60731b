import type { ReleaseMove } from '@vestibule/contracts';

/** The confirmation before a pointer moves. */
export type Question =
  | {
      readonly kind: 'publish' | 'pin' | 'canary' | 'endCanary' | 'preview';
      readonly remote: string;
      readonly version: string;
    }
  | { readonly kind: 'promote' | 'rollback' | 'unpin'; readonly remote: string }
  | { readonly kind: 'rollbackAll' };

/** The move that a plain yes makes; a canary and a preview need more than that. */
export function moveOf(question: Question): ReleaseMove | undefined {
  switch (question.kind) {
    case 'publish':
    case 'pin':
      return { action: question.kind, remote: question.remote, version: question.version };
    case 'endCanary':
      return { action: 'canary', remote: question.remote, version: question.version, percent: 0 };
    case 'promote':
    case 'rollback':
    case 'unpin':
      return { action: question.kind, remote: question.remote };
    case 'rollbackAll':
      return { action: 'rollback' };
    default:
      return undefined;
  }
}

/** Names in the texts of a question. */
export const namesIn = (question: Question) => ({
  remote: 'remote' in question ? question.remote : '',
  version: 'version' in question ? question.version : '',
});

/** Id of the heading of a remote's section: the focus goes there when the opener of a question is gone. */
export const headingId = (remote: string) => `release-${remote}`;
