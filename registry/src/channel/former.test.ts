import type { RemoteManifest } from '@vestibule/contracts';
import { compose } from './compose';
import { leftRoutes, remember } from './former';

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: string, path: string) => ({ id, path: everywhere(path) });
const VERSIONS: Readonly<Record<string, readonly object[]>> = {
  'programme 1': [route('events', 'veranstaltungen'), route('news', 'news')],
  'programme 2': [route('events', 'programm'), route('news', 'news')],
  'programme 3': [route('news', 'news')],
  'content 1': [route('team', 'team')],
};
const manifestOf = async (name: string, version: string) => {
  const routes = VERSIONS[`${name} ${version}`];
  if (!routes) throw new Error('gone');
  return { routes } as unknown as RemoteManifest;
};
const composition = (...versions: readonly string[]) =>
  compose({
    contracts: '1.0.0',
    shell: 's',
    remotes: versions.map((version) => {
      const [name = '', number = ''] = version.split(' ');
      return { name, version: number };
    }),
  });
const left = (before: readonly string[], next: readonly string[]) =>
  leftRoutes(composition(...before), composition(...next), manifestOf);

describe('former', () => {
  test('routes that move or go are noted, those that stay are not', async () => {
    expect(await left(['programme 1', 'content 1'], ['programme 2', 'content 1'])).toEqual([
      route('events', 'veranstaltungen'),
    ]);
    expect(await left(['programme 2'], ['programme 3'])).toEqual([route('events', 'programm')]);
    expect(await left(['programme 1', 'content 1'], ['programme 1'])).toEqual([route('team', 'team')]);
  });

  test('a version that cannot be read is no reason to stay where one is', async () => {
    expect(await left(['programme 9'], ['programme 1'])).toEqual([]);
  });

  test('each place once, the one left last first', () => {
    const [one, other] = [route('events', 'a'), route('events', 'b')] as never[];
    expect(remember([one as never], [other as never, one as never])).toEqual([one, other]);
  });
});
