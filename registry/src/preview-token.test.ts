import { readPreview, readToken, signPreview, signToken } from './preview-token';

const secret = 'a secret of some length';
const preview = { remotes: [{ name: 'programme', version: '1.1.0-abc' }], until: 2000 };

describe('preview token', () => {
  test('a token says what was signed, until it is over', () => {
    const token = signPreview(secret, preview);
    expect(readPreview(secret, token, 1999)).toEqual(preview);
    expect(readPreview(secret, token, 2000)).toBeUndefined();
  });

  test('forged, damaged and foreign tokens say nothing', () => {
    const token = signPreview(secret, preview);
    const [, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...preview, until: 9e15 })).toString('base64url');
    for (const bad of [
      '',
      '.',
      token.slice(0, -2),
      `${forged}.${signature}`,
      signPreview('another secret', preview),
      signToken(secret, 'develop', preview),
      `${token.split('.')[0]}.`,
    ])
      expect(readPreview(secret, bad, 0)).toBeUndefined();
  });

  test('a signed token of another shape says nothing either', () => {
    for (const content of [
      {},
      { remotes: [], until: 9e15 },
      { remotes: [{ name: '../x', version: '1.0.0' }], until: 9e15 },
    ])
      expect(readPreview(secret, signToken(secret, 'preview', content), 0)).toBeUndefined();
  });

  test('a token is for one purpose', () => {
    expect(readToken(secret, 'develop', signToken(secret, 'develop', { a: 1 }))).toEqual({ a: 1 });
    expect(readToken(secret, 'preview', signToken(secret, 'develop', { a: 1 }))).toBeUndefined();
  });
});
