import type { RouteDeclaration } from '@vestibule/contracts';
import { withReplaced } from './replaced-routes';

const route = (id: RouteDeclaration['id'], path: string, replaces?: readonly string[]) =>
  ({
    id,
    path: { de: path, en: path, cs: path },
    page: './pages/a',
    ...(replaces && { replaces }),
  }) as unknown as RouteDeclaration;

describe('places of replaced routes', () => {
  it('are among those that a composition starts with, before those left earlier', () => {
    const remotes = [
      { routes: [route('hub/desk', 'desk'), route('hub/a', 'a')] },
      { routes: [route('shop/desk', 'counter', ['hub/desk'])] },
    ];
    const left = { id: 'events', path: { de: 'b', en: 'b', cs: 'b' } } as const;
    expect(withReplaced(remotes, [left])).toEqual([
      { id: 'hub/desk', path: { de: 'desk', en: 'desk', cs: 'desk' } },
      left,
    ]);
  });
});
