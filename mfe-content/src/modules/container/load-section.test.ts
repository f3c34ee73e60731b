import { notFound, RootStore, SiteError, type ApiClient } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { loadSection } from './load-section';

const login = {
  logged: true,
  id: 1,
  email: 'a@example.org',
  username: 'a',
  role: 'editor' as const,
  role_name: '',
  rights: ['hub'],
  admin_menus: [],
};

function host(found: Promise<unknown>, role: 'editor' | '' | null) {
  const store = new RootStore();
  if (role !== null) store.user.setLogin({ ...login, role });
  const call = jest.fn((name: string) => (name === 'container' ? found : Promise.resolve(EXAMPLES.container)));
  return { store, call, api: { call } as unknown as ApiClient };
}
const calls = (one: ReturnType<typeof host>) => one.call.mock.calls.map(([name]) => name);

describe('load section', () => {
  test('a section that is there is read, and is loading until then', async () => {
    const one = host(Promise.resolve(EXAMPLES.container), 'editor');
    const section = loadSection(one, 'hinweise');
    expect(one.store.page.isSectionLoading('hinweise')).toBe(true);
    expect(await section).toBe(EXAMPLES.container);
    expect([one.store.page.isSectionLoading('hinweise'), calls(one)]).toEqual([false, ['container']]);
  });

  test('a missing section is created for an editor', async () => {
    const one = host(Promise.reject(notFound()), 'editor');
    expect(await loadSection(one, 'hinweise')).toBe(EXAMPLES.container);
    expect(one.call).toHaveBeenLastCalledWith('createContainer', { body: { slug: 'hinweise' } });
  });

  test.each([
    ['nobody', notFound(), null],
    ['an account without a role', notFound(), ''],
    ['an editor whose backend is away', new SiteError('unavailable', 503, 'away'), 'editor'],
  ] as const)('nothing is created for %s', async (_, error, role) => {
    const one = host(Promise.reject(error), role);
    await expect(loadSection(one, 'hinweise')).rejects.toBe(error);
    expect([one.store.page.isSectionLoading('hinweise'), calls(one)]).toEqual([false, ['container']]);
  });
});
