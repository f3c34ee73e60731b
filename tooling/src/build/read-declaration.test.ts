import { refuseName } from './read-declaration';

describe('read declaration', () => {
  test('a name is part of a global variable: a hyphen is refused before anything is built', () => {
    expect(() => refuseName('/remote', 'rooms2')).not.toThrow();
    expect(() => refuseName('/remote', 'my-rooms')).toThrow(
      '/remote/remote.ts, name: "my-rooms" must be 2 to 40 lower-case letters and digits',
    );
  });
});
