import type { ReleaseState } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import page from '../releases.page';

export const STATE = EXAMPLES.releases;
const [content, programme] = STATE.remotes as [ReleaseState['remotes'][number], ReleaseState['remotes'][number]];
export { content };
export const published: ReleaseState = {
  ...STATE,
  remotes: [
    {
      ...content,
      version: '1.3.0',
      versions: content.versions.map((one) => ({ ...one, live: one.version === '1.3.0' })),
    },
    programme,
  ],
};

export async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/releases',
    answers: { '/api/releases/': STATE, ...answers },
  });
  const data = await page.loader?.(fake.context({}, '/cms-hub/releases'));
  fake.requests.length = 0;
  const { unmount } = render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, unmount, user: userEvent.setup() };
}
export const table = (name: string) => screen.getByRole('table', { name });
export const row = (version: string) =>
  screen.getByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')} `) });
export const moves = (requests: readonly { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
