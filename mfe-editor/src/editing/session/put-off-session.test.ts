import { RootStore } from '@vestibule/contracts';
import { idleBrowser } from '../../testing/idle-browser';
import { headline, page } from '../../testing/records';
import type { EditSession } from './edit-session';
import { EditorStore } from './editor-store';
import { putOff, tellAll } from '../../shared/put-off';

let stop: () => void;
describe('postponed session', () => {
  beforeEach(() => void (stop = idleBrowser()));
  afterEach(() => {
    tellAll();
    stop();
  });

  /** A form that is open, in which something was typed that it has not told yet. */
  function typed() {
    const store = new RootStore();
    store.page.open(page);
    const editor = new EditorStore(store.page);
    editor.begin({ module: headline, version: 'v1', opener: null });
    const { session } = editor as { session: EditSession };
    putOff(() => session.preview({ content: 'Getippt' })).soon();
    return { editor, session };
  }

  test('leaving a form asks about changes that were not passed on yet', () => {
    const { editor } = typed();
    const next = jest.fn();
    editor.leave(next);
    expect(next).not.toHaveBeenCalled();
    expect(editor.waiting).toBe(next);
  });

  test.each<readonly [of: string, take: (session: EditSession) => unknown]>([
    ['others', (session) => session.rebase({ ...headline, preline: 'Neu' }, 'v2')],
    ['the server', (session) => session.settle({ ...headline, preline: 'Neu' }, session.draft)],
    ['a conflict', (session) => session.take({ preline: 'Neu' })],
  ])('the last typed text stays over values of %s', (_, take) => {
    const { session } = typed();
    take(session);
    expect(session.values).toMatchObject({ content: 'Getippt', preline: 'Neu' });
  });
});
