import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Visitor } from '../../../testing/visitor';

type Saved = AnswerOf<'changeRecord'>;
type Change = {
  readonly action: 'publish' | 'unpublish' | 'discard' | 'cancel';
  readonly at?: string;
  readonly languages?: readonly string[];
};

/** Calls of an editor of a record, each on its latest version; they return the response of each write. */
export function drafting(editor: Visitor, kind: RecordKind, id: number) {
  const path = `/api/records/${kind}/${id}/`;
  const latest = async (): Promise<Saved> => (await editor.get(path)).json();
  const match = async () => ({ 'if-match': `"${(await latest()).version}"` });
  return {
    latest,
    save: async (save: '' | 'draft' | 'publish', changes: object) =>
      editor.write('PATCH', `${path}?save=${save}`, changes, await match()),
    change: async (change: Change) => editor.write('POST', `${path}publication/`, change, await match()),
    revisions: async () => (await editor.get(`${path}revisions/`)).json<AnswerOf<'recordRevisions'>>(),
    revision: async (revision: number) =>
      (await editor.get(`${path}revisions/${revision}/`)).json<AnswerOf<'recordRevision'>>(),
    restore: async (revision: number) =>
      editor.write('POST', `${path}revisions/${revision}/`, undefined, await match()),
    /** A step of its review, on the version that the editor sees now. */
    review: async (body: { readonly action: 'submit' | 'approve'; readonly at?: string }) => {
      const { version } = (await editor.get(`${path}review/`)).json<AnswerOf<'recordReview'>>();
      return editor.write('POST', `/de${path}review/`, body, { 'if-match': `"${version}"` });
    },
    remove: async () => editor.write('DELETE', path, undefined, await match()),
  };
}
