import type { EditSession } from '../session/edit-session';
import type { Draft } from '../session/resume';

const TOP = { section: null, column: 0, index: 0 } as const;

/** What was typed in a session, as it is kept; undefined when that is nothing. */
export function draftOf(session: EditSession, page: number, now: Date): Draft | undefined {
  const { draft, place, version = null, isNew } = session;
  if (!session.changed) return undefined;
  const { section, column, index } = place ?? TOP;
  return {
    key: session.draftKey,
    page,
    model: draft.model,
    module: isNew ? null : draft.id,
    version: isNew ? null : version,
    // A section that is not saved itself holds nothing.
    section,
    column,
    index,
    values: isNew ? session.values : session.changes,
    updated_at: now.toISOString(),
  };
}
