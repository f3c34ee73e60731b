import type { AnswerOf } from '@vestibule/contracts';
import { screen, within } from '@testing-library/react';
import { CONTENT, content, headline, PUBLICATION, publication } from '../../testing/records';
import { showEditor, type ShowOptions } from '../../testing/show-editor';

const VERSIONS = '/de/pageeditor-api/versions/1';
const version = (id: number, more: Partial<AnswerOf<'pageVersions'>[number]> = {}) => ({
  id,
  at: '2026-11-20T09:00:00.000Z',
  author: 'bea',
  step: 'change' as const,
  model: 'headline',
  published: false,
  latest: false,
  ...more,
});
const older = version(7, { published: true });
const described: AnswerOf<'pageVersion'> = {
  ...older,
  changes: [
    {
      id: 1,
      model: 'headline',
      change: 'changed',
      fields: [{ name: 'content', before: 'Die alte Orgel', after: 'Die neue Orgel' }],
    },
  ],
};
const show = (options: ShowOptions = {}) =>
  showEditor({
    ...options,
    answers: {
      [PUBLICATION]: publication(),
      [VERSIONS]: ({ method }: { method: string }) =>
        method === 'GET'
          ? [version(8, { latest: true }), older]
          : content([{ ...headline, content: 'Die alte Orgel' }]),
      [`${VERSIONS}/7`]: described,
      ...options.answers,
    },
  });

describe('versions', () => {
  test('lists actors, actions and times, and shows word by word the changes of a version', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Versionen' }));
    const panel = await screen.findByRole('dialog', { name: 'Versionen der Seite' });
    const [latest, row] = await within(panel).findAllByRole('button', { name: /^Geändert: Überschrift/ });
    expect(latest).toHaveTextContent('Aktueller Stand');
    expect(row).toHaveTextContent(/20\. Nov\.? 2026, 10:00 Uhr · beaVeröffentlicht/);
    await user.click(row as HTMLElement);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(await within(panel).findByRole('deletion')).toHaveTextContent('entfernt: alte');
    expect(within(panel).getByRole('insertion')).toHaveTextContent('neu: neue');
    expect(within(panel).getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/de/orgel?version_id=7');
  });

  test('restores a version over the content that was seen', async () => {
    const { user, writes, store } = show();
    await user.click(await screen.findByRole('button', { name: 'Versionen' }));
    await user.click((await screen.findAllByRole('button', { name: /^Geändert: Überschrift/ }))[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByText(/^Wiederhergestellt\./)).toBeInTheDocument();
    expect(writes()).toEqual([{ method: 'POST', path: VERSIONS, version: '"a1"', body: { version: 7 } }]);
    expect(store.page.find(1)).toMatchObject({ content: 'Die alte Orgel' });
    expect(screen.queryByRole('dialog', { name: 'Versionen der Seite' })).not.toBeInTheDocument();
  });

  test('an earlier version that is looked at cannot be edited, only restored or left', async () => {
    const { store } = show({ path: '/de/orgel?version_id=7&edit=1', answers: { [CONTENT]: content() } });
    expect(await screen.findByText('Sie sehen eine frühere Version')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Wiederherstellen' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zum aktuellen Stand' })).toHaveAttribute('href', '/de/orgel');
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).not.toBeInTheDocument();
    expect(store.page.editing).toBe(false);
  });
});
