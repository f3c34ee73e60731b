import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A real server that speaks S3, on a free port. */
export interface S3TestServer {
  readonly bucket: string;
  readonly client: S3ClientConfig;
  stop: () => Promise<void>;
}

/**
 * s3rver over HTTP. It is older than S3's conditional writes, so its front behaves like Amazon's service with
 * `If-Match` and `If-None-Match` on PUT: one write at a time, refused with 412 when the object is not the expected one.
 * With `unquoted` it takes etags in `If-Match` without their quotes only, as some servers do.
 */
export async function startS3({ unquoted = false } = {}): Promise<S3TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'vestibule-s3-'));
  const bucket = 'builds';
  const inner = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  await inner.configureBuckets();
  const answer = inner.callback() as RequestListener;
  let writing = Promise.resolve();
  const server = createServer((request, response) => {
    if (request.method !== 'PUT') return answer(request, response);
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    writing = writing.then(async () => {
      if (await holds(request, answer, unquoted)) answer(request, response);
      else
        response
          .writeHead(412, { 'content-type': 'application/xml' })
          .end('<Error><Code>PreconditionFailed</Code></Error>');
      await ended;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket,
    client: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      await close(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function holds(
  { headers, url = '/' }: IncomingMessage,
  answer: RequestListener,
  unquoted: boolean,
): Promise<boolean> {
  const { 'if-match': expected, 'if-none-match': absent } = headers;
  if (expected === undefined && absent === undefined) return true;
  const etag = await etagOf(new URL(url, 'http://localhost').pathname, answer);
  return absent === '*' ? etag === undefined : (unquoted ? etag?.replaceAll('"', '') : etag) === expected;
}

/** Asks the same server for an object's etag. */
async function etagOf(path: string, answer: RequestListener): Promise<string | undefined> {
  const probe = createServer(answer);
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  try {
    const { status, headers } = await fetch(`http://127.0.0.1:${(probe.address() as AddressInfo).port}${path}`, {
      method: 'HEAD',
    });
    return status === 200 ? (headers.get('etag') ?? undefined) : undefined;
  } finally {
    await close(probe);
  }
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
