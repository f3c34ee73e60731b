import type { RemoteManifest } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { differences } from './differences';

const file = { path: 'a.js', integrity: 'sha384-a' };
const remote = (name: string, version: string, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  ...{ name, version, contracts: '^1.0.0', routes: [], slots: [] },
  ...{ exposes: { './a': { js: [file], css: [] } }, entry: file, server: file, files: [file], translations: {} },
  ...more,
});
const site = (...remotes: RemoteManifest[]): SiteComposition => ({ id: 'c', remotes });

describe('differences', () => {
  test('only parts that a build computes from the sources may differ', () => {
    const before = site(remote('programme', '1'), remote('content', '1'));
    const built = { files: [], entry: { ...file, path: 'b.js' }, exposes: { './a': { js: [], css: [file] } } };
    const newer = remote('programme', '2', built);
    expect(differences(before, site(newer, remote('content', '1')))).toEqual([[before.remotes[0], newer]]);
    expect(differences(before, before)).toEqual([]);
  });

  test.each<[string, RemoteManifest[]]>([
    ['a remote that came', [remote('content', '1'), remote('rooms', '1')]],
    ['another remote', [remote('rooms', '1')]],
    ['another slot', [remote('content', '2', { slots: [{ slot: 'cart-badge', expose: './a' } as never] })]],
    ['another expose', [remote('content', '2', { exposes: { './b': { js: [], css: [] } } })]],
    ['texts of another language', [remote('content', '2', { translations: { cs: file } })]],
  ])('an open page cannot follow %s', (_, remotes) => {
    expect(differences(site(remote('content', '1')), site(...remotes))).toBeUndefined();
  });

  test('nor a composition that lacks something at the moment', () => {
    const whole = site(remote('content', '1'));
    expect(differences(whole, { ...whole, incomplete: true })).toBeUndefined();
  });
});
