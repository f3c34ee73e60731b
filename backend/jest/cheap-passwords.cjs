/**
 * Passwords are hashed with the least memory and time that argon2 takes: the real cost is 19 MiB and some 30 ms of
 * processor time for each hash and each comparison. A file that checks the real cost says
 * `jest.unmock('@node-rs/argon2')`. A hash says its cost itself, so that comparing is as cheap.
 */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  const hash = (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return { ...real, hash };
});
