import { SiteError } from '@vestibule/contracts';
import { withLogin } from './persist';

const failing = (...errors: SiteError[]) =>
  jest.fn(() => (errors.length > 0 ? Promise.reject(errors.shift() as SiteError) : Promise.resolve('saved')));
const unauthorised = () => new SiteError('unauthorised', 401, 'who?');

test('other failures are not tried again', async () => {
  const write = failing(new SiteError('conflict', 409, 'newer'));
  await expect(withLogin(write, () => Promise.resolve(true))).rejects.toMatchObject({ code: 'conflict' });
  expect(write).toHaveBeenCalledTimes(1);
});

test('asks for a login as often as it takes, until somebody declines', async () => {
  const ask = jest.fn(() => Promise.resolve(true));
  await expect(withLogin(failing(unauthorised(), unauthorised()), ask)).resolves.toBe('saved');
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(withLogin(failing(unauthorised()), () => Promise.resolve(false))).rejects.toMatchObject({ status: 401 });
});
