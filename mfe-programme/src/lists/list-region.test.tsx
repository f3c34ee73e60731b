import { HostProvider } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import { ListRegion } from './list-region';

describe('list region', () => {
  test('a list says that another page loads, and is not rendered again for it', () => {
    let renders = 0;
    const Row = () => <p>{`rendered ${(renders += 1)}`}</p>;
    const { host, store } = fakeHost();
    render(
      <HostProvider value={host}>
        <ListRegion ref={null} className={undefined}>
          <Row />
        </ListRegion>
      </HostProvider>,
    );
    const region = screen.getByText(/rendered/).parentElement;
    expect(region).toHaveAttribute('aria-busy', 'false');
    act(() => store.ui.startNavigation(false));
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(renders).toBe(1);
  });
});
