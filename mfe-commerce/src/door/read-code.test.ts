import { create } from 'qrcode';
import { codeIn } from './read-code';

/** A ticket's QR code as a camera sees it: `scale` pixels a module, on paper, grey instead of black. */
function picture(text: string, scale: number) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = (modules.size + 8) * scale;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / scale) - 4, Math.floor(x / scale) - 4];
      const isOutside = row < 0 || column < 0 || row >= modules.size || column >= modules.size;
      const shade = !isOutside && modules.get(row, column) ? 60 : 210;
      data.set([shade, shade, shade, 255], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}

describe('read code', () => {
  test.each([4, 9])('reads the code of a ticket, %d pixels a module', (scale) =>
    expect(codeIn(picture('k3Zr8-Wq_2mXv0aB', scale))).toBe('k3Zr8-Wq_2mXv0aB'),
  );

  test('a picture without a code has none', () =>
    expect(codeIn({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) })).toBeUndefined());
});
