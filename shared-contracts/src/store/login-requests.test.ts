import { SiteError } from '../errors';
import { LoginRequests } from './login-requests';

const failing = (...errors: SiteError[]) =>
  jest.fn(() => (errors.length > 0 ? Promise.reject(errors.shift() as SiteError) : Promise.resolve('saved')));
const unauthorised = () => new SiteError('unauthorised', 401, 'who?');
/** Lets the callbacks of settled promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a request for a login', () => {
  it('is refused at once while no dialog is mounted', async () => {
    const logins = new LoginRequests();
    await expect(logins.ask()).resolves.toBe(false);
    logins.attend()();
    await expect(logins.ask()).resolves.toBe(false);
  });

  it('is answered by the dialog, for all who wait', async () => {
    const logins = new LoginRequests();
    logins.attend();
    const both = Promise.all([logins.ask(), logins.ask()]);
    expect(logins.isAsked).toBe(true);
    logins.answer(true);
    await expect(both).resolves.toEqual([true, true]);
    expect(logins.isAsked).toBe(false);
  });

  it('is refused when the last dialog is unmounted', async () => {
    const logins = new LoginRequests();
    const [one, other] = [logins.attend(), logins.attend()];
    const asked = logins.ask();
    one();
    expect(logins.isAsked).toBe(true);
    other();
    await expect(asked).resolves.toBe(false);
  });
});

describe('a write that is made again after a login', () => {
  it('is not made again after other failures', async () => {
    const logins = new LoginRequests();
    logins.attend();
    const write = failing(new SiteError('conflict', 409, 'newer'));
    await expect(logins.retry(write)).rejects.toMatchObject({ code: 'conflict' });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('asks for a login as often as it takes, until it is declined', async () => {
    const logins = new LoginRequests();
    logins.attend();
    const write = failing(unauthorised(), unauthorised());
    const saved = logins.retry(write);
    for (const asked of [1, 2]) {
      await settle();
      expect([write.mock.calls.length, logins.isAsked]).toEqual([asked, true]);
      logins.answer(true);
    }
    await expect(saved).resolves.toBe('saved');
    const declined = logins.retry(failing(unauthorised()));
    await settle();
    logins.answer(false);
    await expect(declined).rejects.toMatchObject({ status: 401 });
  });
});
