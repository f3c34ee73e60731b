import { HostProvider, type SlotParams } from '@vestibule/contracts';
import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import remote from '../../remote';
import de from '../../translations/de.json';
import handle from '../editing/handle/module-handle.slot';
import toolbar from '../editing/toolbar/toolbar.slot';
import { CONTENT, content, DRAFTS, loginAs, page, PUBLICATION } from './records';

export interface ShowOptions {
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
  readonly path?: string;
  readonly withPage?: boolean;
  readonly role?: ReadyRole;
  /** Parameters of the toolbar's slot. */
  readonly shown?: SlotParams['editor-toolbar'];
}

/** Toolbar and handles as the shell and a content page show them to an editor. */
export function showEditor({
  answers = {},
  path = '/de/orgel',
  withPage = true,
  role = 'administrator',
  shown = {},
}: ShowOptions = {}) {
  // Drafts of one test are not offered to the next.
  localStorage.clear();
  // Few tests depend on the publication, and those give the response themselves.
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    routes: remote.routes,
    answers: { [CONTENT]: content(), [DRAFTS]: [], [PUBLICATION]: () => new Promise(() => undefined), ...answers },
  });
  const { store } = fake;
  store.user.setLogin(loginAs(role));
  if (withPage) store.page.open(page);
  const Handles = observer(() =>
    store.page.editing
      ? [1, 2, 3].map((moduleId) => (
          <div key={moduleId} data-module-id={moduleId}>
            <handle.Component params={{ model: '', moduleId }} data={undefined} />
          </div>
        ))
      : null,
  );
  const { unmount } = render(
    <HostProvider value={fake.host}>
      <toolbar.Component params={shown} data={undefined} />
      <Handles />
    </HostProvider>,
    { wrapper: fake.wrapper },
  );
  const user = userEvent.setup();
  /** Writes, without reads. */
  const writes = () => fake.requests.filter(({ method, path: at }) => method !== 'GET' && !at.includes('/drafts'));
  return { ...fake, user, unmount, writes };
}

/** Opens the form of a module in edit mode. */
export async function openForm(kind: 'Überschrift' | 'Text', options: ShowOptions = {}) {
  const shown = showEditor(options);
  act(() => shown.store.page.setEditing(true));
  const opener = await screen.findByRole('button', { name: new RegExp(`^${kind} „.*“ bearbeiten$`) });
  await shown.user.click(opener);
  const sheet = await screen.findByRole('dialog', { name: `${kind} bearbeiten` });
  return { ...shown, opener, sheet };
}
