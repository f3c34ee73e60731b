import { checkPassword, hashPassword } from './password';

jest.unmock('@node-rs/argon2');

describe('hash of a password', () => {
  it('is of argon2id at the cost that OWASP recommends, and matches that password only', async () => {
    const hash = await hashPassword('a-good-password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await checkPassword(hash, 'a-good-password'), await checkPassword(hash, 'another')]).toEqual([true, false]);
  });
});
