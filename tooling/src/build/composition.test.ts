import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, moveChannel, readChannel } from './composition';

const parts = { contracts: '1.0.0', shell: '0.1.0-a' };
const programme = { name: 'programme', version: '0.1.0-b' };
const content = { name: 'content', version: '0.1.0-c' };

test('the same parts have the same id, in whatever order they come', () => {
  const one = compose({ ...parts, remotes: [programme, content] });
  expect(compose({ ...parts, remotes: [content, programme] })).toEqual(one);
  expect(one.remotes.map(({ name }) => name)).toEqual(['content', 'programme']);
});

test('another version of any part is another composition', () => {
  const { id } = compose({ ...parts, remotes: [programme, content] });
  expect(compose({ ...parts, shell: '0.1.0-z', remotes: [programme, content] }).id).not.toBe(id);
  expect(compose({ ...parts, remotes: [programme, { ...content, version: '0.1.0-d' }] }).id).not.toBe(id);
});

test('a channel is read as it was moved, and there is none before', async () => {
  const registry = await mkdtemp(join(tmpdir(), 'vestibule-registry-'));
  expect(await readChannel(registry)).toBeUndefined();
  const composition = compose({ ...parts, remotes: [programme] });
  await moveChannel(registry, composition);
  expect(await readChannel(registry)).toEqual(composition);
  await rm(registry, { recursive: true });
});
