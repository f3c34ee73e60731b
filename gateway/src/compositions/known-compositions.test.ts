import type { RemoteManifest } from '@vestibule/contracts';
import type { LocalCopy } from '@vestibule/registry/local-copy';
import type { Registry } from '@vestibule/registry/registry';
import { KnownCompositions } from './known-compositions';

/** As read again from its file. */
const manifest = (name: string, version: string) =>
  ({ name, version, routes: [], slots: [] }) as unknown as RemoteManifest;

describe('known compositions', () => {
  test('one copy is remembered of a manifest that many compositions have', async () => {
    const known = new KnownCompositions({} as Registry, {} as LocalCopy);
    known.keep({ id: 'a', remotes: [manifest('content', '1.0.0'), manifest('programme', '1.0.0')] });
    known.keep({ id: 'b', remotes: [manifest('content', '1.0.0'), manifest('programme', '1.1.0')] });
    const [a, b] = [await known.find('a'), await known.find('b')];
    expect(b?.remotes).toEqual([manifest('content', '1.0.0'), manifest('programme', '1.1.0')]);
    expect(b?.remotes[0]).toBe(a?.remotes[0]);
    expect(b?.remotes[1]).not.toBe(a?.remotes[1]);
  });
});
