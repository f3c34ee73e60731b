import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: Received[];
  /**
   * Responses to the next mails, one after the other: an error of SMTP, or nothing for a mail that the server accepts.
   */
  readonly answers: { readonly code: number; readonly text: string; readonly at?: 'rcpt' | 'data' }[];
  close: () => Promise<void>;
}

/** A real mail server on loopback that stores its mails, or refuses them as `answers` says. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: Received[] = [];
  const answers: TestMailServer['answers'] = [];
  const refusal = (at: 'rcpt' | 'data') => {
    const [next] = answers;
    if (next === undefined || (next.at ?? 'data') !== at) return undefined;
    answers.shift();
    return Object.assign(new Error(next.text), { responseCode: next.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal('rcpt')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('data');
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
