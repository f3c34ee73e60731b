/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import type { AppHost } from './app-host';
import { FailedPage } from './failed-page';

const EXPOSE = 'content./pages/page';

/** The server's page as the browser takes it over; a difference between the two would be a console error. */
async function hydrate(excluded: readonly string[]) {
  const { wrapper: Wrapper } = fakeHost({ texts: de });
  const page = (reload: AppHost['reload']) => (
    <Wrapper>
      <FailedPage expose={EXPOSE} host={{ excluded: new Set(excluded), ...(reload && { reload }) }} />
    </Wrapper>
  );
  const reload = jest.fn<void, []>();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page(undefined));
  const root = await act(async () => hydrateRoot(box, page(reload)));
  return { reload, leave: () => act(() => root.unmount()) };
}

describe('failed page', () => {
  test('the page of the server is taken over as it is, and then offers another try', async () => {
    const { reload, leave } = await hydrate([]);
    act(() => screen.getByRole('button', { name: de.fallback.retry }).click());
    expect(reload).toHaveBeenCalledTimes(1);
    leave();
  });

  test('a page that hung on the server offers none', async () => {
    const { leave } = await hydrate([EXPOSE]);
    expect(screen.getByRole('status')).toHaveTextContent(de.fallback.text);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    leave();
  });
});
