import { CodeOwners, type CodeOwner } from './code-owner';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const PROGRAMME = { remote: 'programme', version: '1.0.0', dir: '/registry/remotes/programme/1.0.0' };
const CONTENT = { remote: 'content', version: '2.0.0', dir: '/registry/remotes/content/2.0.0' };

const resumed: (CodeOwner | undefined)[] = [];
const owners = new CodeOwners([PROGRAMME, CONTENT], (owner) => void resumed.push(owner));
const thrownIn = (dir: string) => {
  const error = new Error('late');
  error.stack = `Error: late\n    at run (${dir}/server/server.cjs:1:1)`;
  return error;
};

describe('the owner of code', () => {
  it('is the expose that started a timer or a promise, whatever runs in between', async () => {
    const owner = { key: 'programme|./pages/list', job: 7 };
    owners.enter(owner);
    const timer = new Promise((resolve) => setTimeout(() => resolve(owners.ownerOf('no stack')), 5));
    const awaited = (async () => (await Promise.resolve(), owners.ownerOf('no stack')))();
    owners.enter({ key: '', job: 7 });
    const expected = { remote: 'programme', version: '1.0.0', slot: './pages/list' };
    expect([await timer, await awaited]).toEqual([expected, expected]);
    expect(owners.ownerOf('no stack')).toEqual({});
  });

  it('is the remote whose server file the stack of an error names', () => {
    owners.enter({ key: 'programme|./pages/list', job: 7 });
    expect(owners.ownerOf(thrownIn(CONTENT.dir))).toEqual({ remote: 'content', version: '2.0.0' });
    owners.enter({ key: '', job: 0 });
    expect(owners.ownerOf(thrownIn(PROGRAMME.dir))).toEqual({ remote: 'programme', version: '1.0.0' });
  });

  it('is called when its code goes on, and when it has ended', async () => {
    resumed.length = 0;
    owners.enter({ key: 'content|./pages/page', job: 3 });
    const timer = wait(1);
    owners.enter({ key: '', job: 0 });
    await timer;
    expect(resumed).toContainEqual({ key: 'content|./pages/page', job: 3 });
    expect(resumed.at(-1)).toBeUndefined();
  });
});
