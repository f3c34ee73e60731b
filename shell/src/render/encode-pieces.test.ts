import { PiecesEncoder } from './encode-pieces';

const encoder = new PiecesEncoder();
const decoded = (pieces: readonly string[]) => new TextDecoder().decode(encoder.encode(pieces));

describe('encode pieces', () => {
  test.each([
    ['nothing', []],
    ['plain text', ['<p>', 'a', '</p>']],
    ['every width of a character', ['ä', '–', '🎫', '', 'Český Krumlov']],
    ['more than fits at first', ['–'.repeat(300_000), 'b']],
  ])('%s is unchanged', (_, pieces) => {
    expect(decoded(pieces)).toBe(pieces.join(''));
  });

  test('earlier results stay unchanged, and can be moved by themselves', () => {
    const first = encoder.encode(['first']);
    encoder.encode(['other']);
    expect(new TextDecoder().decode(first)).toBe('first');
    expect(first.buffer.byteLength).toBe(first.length);
  });
});
