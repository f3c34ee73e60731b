import { act, render, screen } from '@testing-library/react';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyWithRetry } from './lazy-with-retry';

const Salt = ({ unit }: { readonly unit: string }) => <p>Salt, {unit}</p>;
const loaded = () => Promise.resolve({ default: Salt });

/** Its code comes while it is rendered. */
async function show(children: ReactNode) {
  const { wrapper, reported } = fakeHost();
  await act(async () => void render(<Suspense fallback={<i>waiting</i>}>{children}</Suspense>, { wrapper }));
  return reported;
}

describe('a component whose code comes late', () => {
  it('is rendered at once where its code is there, as servers need it', async () => {
    const Late = lazyWithRetry(loaded);
    await Late.code();
    const { wrapper: Wrapper } = fakeHost();
    const html = renderToString(
      <Wrapper>
        <Late unit="g" />
      </Wrapper>,
    );
    expect(html).toContain('Salt');
  });

  it('comes by itself where nobody has loaded it, and once for all places', async () => {
    const load = jest.fn(loaded);
    const Late = lazyWithRetry(load);
    await show(
      <>
        <Late unit="g" />
        <Late unit="kg" />
      </>,
    );
    expect(await screen.findAllByText(/Salt/)).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a failure, by a caller of code() and by a rendered component', async () => {
    const load = () => jest.fn(loaded).mockRejectedValueOnce(new Error('away'));
    const Asked = lazyWithRetry(load());
    await expect(Asked.code()).rejects.toThrow('away');
    await expect(Asked.code()).resolves.toBe(Salt);

    const Shown = lazyWithRetry(load());
    await show(<Shown unit="g" />);
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText(/Salt/)).toBeVisible();
  });

  it('reports a failure that lasts once, and goes on', async () => {
    jest.useFakeTimers();
    let isAway = true;
    const load = jest.fn(() => (isAway ? Promise.reject(new Error('away')) : loaded()));
    const Late = lazyWithRetry(load);
    const reported = await show(<Late unit="g" />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reported).toEqual([new Error('away')]);
    isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/Salt/)).toBeVisible();
    jest.useRealTimers();
  });

  it('passes its loader the page in which it is rendered', async () => {
    const load = jest.fn(loaded);
    const Late = lazyWithRetry(load);
    await Late.code();
    expect(load).toHaveBeenLastCalledWith(undefined);
    const Shown = lazyWithRetry(load);
    await show(<Shown unit="g" />);
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ lang: 'de' }));
  });
});
