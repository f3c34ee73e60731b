import decodeQR from 'qr/decode.js';

/** Reads the QR code of a picture; undefined where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** API of browsers on phones (Shape Detection API), which TypeScript does not know. */
interface Detector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Longer side of the pictures that our own code looks at, in pixels. */
const SIDE = 640;

/** The browser's own reader where it has one, else ours. */
export async function codeReader(): Promise<CodeReader> {
  const Native = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Native && (await Native.getSupportedFormats()).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
    Object.assign(canvas, { width: video.videoWidth * scale, height: video.videoHeight * scale });
    if (!context || canvas.width === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(codeIn(context.getImageData(0, 0, canvas.width, canvas.height)));
  };
}

/** The text of the QR code in a picture; undefined where none can be read. */
export function codeIn(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    return undefined;
  }
}
