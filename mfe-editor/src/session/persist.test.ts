import { SiteError } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/contracts/testing/fake-host';
import { withLogin, withToken } from './persist';

const { host } = fakeHost({ answers: { '/api/csrf/': { csrftoken: 'new' } } });
const failing = (...errors: SiteError[]) => jest.fn(() => (errors.length > 0 ? Promise.reject(errors.shift() as SiteError) : Promise.resolve('saved')));
const csrf = () => new SiteError('csrf', 403, 'stale');
const unauthorised = () => new SiteError('unauthorised', 401, 'who?');

test('a stale token is renewed once', async () => {
  await expect(withToken(host.api, failing(csrf()))).resolves.toBe('saved');
  await expect(withToken(host.api, failing(csrf(), csrf()))).rejects.toMatchObject({ code: 'csrf' });
});

test('other failures are not tried again', async () => {
  const write = failing(new SiteError('conflict', 409, 'newer'));
  await expect(
    withLogin(
      () => withToken(host.api, write),
      () => Promise.resolve(true),
    ),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(write).toHaveBeenCalledTimes(1);
});

test('asks for a login as often as it takes, until somebody declines', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  await expect(withLogin(failing(unauthorised(), unauthorised()), ask)).resolves.toBe('saved');
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(withLogin(failing(unauthorised()), () => Promise.resolve(false))).rejects.toMatchObject({ status: 401 });
});
