import type { Font } from 'fontkit';
import type { OtherFace } from './face-files';
import { canWrite, type OtherFaces } from './faces';
import { visualRuns } from './visual-runs';

/** A face as pdfkit keeps it. */
interface Face {
  /** Of 1000. */
  readonly ascender: number;
  readonly font: Font;
}
interface LineOptions {
  readonly align?: string;
  readonly width?: number;
  readonly lineWidth?: number;
  readonly baseline?: number;
}
/** Private parts of pdfkit's text, which its types leave out: measuring a line, and drawing it. */
interface TextParts {
  _font: Face;
  _fontSize: number;
  _fontSource: unknown;
  _fontFamily: unknown;
  /** It takes opened faces too. */
  registerFont: (name: string, font: Font) => PDFKit.PDFDocument;
  widthOfString: (text: string, options?: LineOptions) => number;
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void;
}

/** The face that the document is in. */
const OWN = Symbol('own');

/**
 * Lets a document write every script that a face has: each line in runs from left to right as they are seen, each in
 * the document's own face where that has the letters, else in the first other one. pdfkit breaks the lines.
 */
export function writeAllScripts(document: PDFKit.PDFDocument, others: OtherFaces): void {
  const parts = document as unknown as TextParts;
  const widthOfString = parts.widthOfString.bind(document);
  const drawLine = parts._fragment.bind(document);
  const canWriteAll = (text: string) => canWrite(parts._font.font, text);

  const runsOf = (text: string) =>
    visualRuns(text.replaceAll('\n', ''), (part) => (canWriteAll(part) ? OWN : others.find(part)), OWN);

  /** Runs `act` in another face, and switches back to the document's face. */
  function inFace<T>(name: OtherFace | typeof OWN, act: () => T): T {
    if (name === OWN) return act();
    const { _font, _fontSource, _fontFamily } = parts;
    parts.registerFont(name, others.open(name)).font(name);
    try {
      return act();
    } finally {
      Object.assign(parts, { _font, _fontSource, _fontFamily });
    }
  }

  parts.widthOfString = (text, options) =>
    canWriteAll(text)
      ? widthOfString(text, options)
      : runsOf(text).reduce((sum, run) => sum + inFace(run.face, () => widthOfString(run.text, options)), 0);

  parts._fragment = (text, x, y, options) => {
    if (canWriteAll(text)) return drawLine(text, x, y, options);
    const line = text.trimEnd();
    const { align = 'left', width, lineWidth = 0, ...rest } = options;
    const room = width === undefined ? 0 : lineWidth - parts.widthOfString(line, rest);
    let left = x + room * (PART_BEFORE[align] ?? 0);
    // All faces stand on the line of the document's own.
    const baseline = (-parts._font.ascender / 1000) * parts._fontSize;
    for (const run of runsOf(line))
      inFace(run.face, () => {
        drawLine(run.text, left, y, { ...rest, baseline });
        left += widthOfString(run.text, rest);
      });
  };
}

/** How much of the room that a line leaves is before it. */
const PART_BEFORE: Readonly<Record<string, number>> = { right: 1, center: 0.5 };
