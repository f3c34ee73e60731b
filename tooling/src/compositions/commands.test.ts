import { Releases } from '@vestibule/registry/releases';
import { readDevelopGrant } from '@vestibule/registry/develop/develop-token';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandInput } from './command-input';
import { COMMANDS } from './commands';

let data: string;
const { DATA_DIR, PREVIEW_SECRET } = process.env;
describe('commands', () => {
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'vestibule-data-'));
    process.env['DATA_DIR'] = data;
    delete process.env['PREVIEW_SECRET'];
  });
  afterEach(async () => {
    await rm(data, { recursive: true });
    Object.assign(process.env, { ...(DATA_DIR && { DATA_DIR }), ...(PREVIEW_SECRET && { PREVIEW_SECRET }) });
    if (DATA_DIR === undefined) delete process.env['DATA_DIR'];
  });

  async function run(name: string, args: readonly string[], site?: string): Promise<string> {
    const { registry, add, remove } = await tempRegistry();
    try {
      if (name === 'list') {
        await add('newcomer', '2.0.0');
        await new Releases(registry, 'anna').canary({ name: 'newcomer', version: '2.0.0' }, 5);
      }
      const input: CommandInput = { registry, by: 'anna', args, site, to: '/de', hours: 1 };
      return await COMMANDS[name]!(input);
    } finally {
      await remove();
    }
  }

  test('the canary of a remote that is not live yet is listed', async () => {
    expect(await run('list', [])).toMatch(/^ {2}newcomer +canary 2\.0\.0 5 %$/m);
  });

  test('a develop token needs a site’s secret, and makes none', async () => {
    await expect(run('develop-token', ['rooms'])).rejects.toThrow(`No site was started with the data folder ${data}`);
    await expect(run('preview-link', ['content', '1.0.0'])).rejects.toThrow(
      `No site was started with the data folder ${data}`,
    );
    expect(await readdir(data)).toEqual([]);
  });

  test('a develop token says whose secret made it, and is checked with a site that is named', async () => {
    await writeFile(join(data, 'preview-secret'), 'mine');
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const token = await run('develop-token', ['rooms']);
    expect(readDevelopGrant('mine', token, Date.now())).toMatchObject({ remote: 'rooms' });
    expect(said).toHaveBeenCalledWith(`  made with the secret of the data folder ${data}`);
    let secret = 'mine';
    const site = createServer(({ headers }, response) => {
      const grant = readDevelopGrant(secret, (headers.authorization ?? '').replace('Bearer ', ''), Date.now());
      response.writeHead(grant ? 422 : 401).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    await expect(run('develop-token', ['rooms'], address)).resolves.not.toBe('');
    secret = 'another';
    await expect(run('develop-token', ['rooms'], address)).rejects.toThrow(
      `${address} has another secret than the secret of the data folder ${data}`,
    );
    await new Promise((resolve) => site.close(resolve));
    await expect(run('develop-token', ['rooms'], address)).rejects.toThrow('cannot be reached');
  });
});
