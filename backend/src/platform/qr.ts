import { create } from 'qrcode';

export interface QrCode {
  /** Modules of a side, without the quiet zone. */
  readonly size: number;
  /** Path of an SVG of that size: each run of dark modules is a rectangle. */
  readonly path: string;
}

/** The QR code of a text, as lines that any page and any paper can draw. */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column < size && modules.get(row, column)) column += 1;
      path += `M${start} ${row}h${column - start}v1h-${column - start}z`;
    }
  return { size, path };
}
