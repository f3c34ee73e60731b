import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RELEASE } from './paths';
import { releaseBuilds } from './release-builds';

const parts = { contracts: '1.4.0', shell: 'made-up', remotes: [] };
const said: string[] = [];
const release = () => releaseBuilds(parts, 's3://builds/museum', RELEASE, (text) => said.push(text));
let bucket: Server;
let status: number;
beforeEach(async () => {
  said.length = 0;
  bucket = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_MAX_ATTEMPTS: '1',
    S3_FORCE_PATH_STYLE: 'true',
  });
});
afterEach(async () => {
  bucket.closeAllConnections();
  await new Promise((resolve) => bucket.close(resolve));
});

test('a site starts with what it has while its bucket is away', async () => {
  status = 503;
  await release();
  expect(said).toEqual([expect.stringMatching(/^ {2}nothing was published: s3:\/\/builds\/museum\/ answered 503/)]);
  await new Promise((resolve) => bucket.close(resolve));
  await release();
  expect(said[1]).toMatch(/cannot be reached: connect ECONNREFUSED/);
});

test('a bucket that refuses is a mistake, and so is a build that is missing', async () => {
  status = 403;
  await expect(release()).rejects.toThrow('answered 403');
  status = 404;
  await expect(release()).rejects.toThrow('ENOENT');
  expect(said).toEqual([]);
});
