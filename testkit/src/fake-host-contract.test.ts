import type { ErrorBody } from '@vestibule/contracts';
import { Failure, fakeHost, type FakeAnswer } from './fake-host';
import { hostContract } from './host-contract';

hostContract('the fake host', (answers) => {
  const given = Object.entries(answers).map(([path, { status = 200, body }]): [string, FakeAnswer] => [
    path,
    status < 400 ? body : new Failure(status, body as Partial<ErrorBody>),
  ]);
  return fakeHost({ answers: Object.fromEntries(given) });
});
