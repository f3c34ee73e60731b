import { FRAME_HEIGHT } from '@vestibule/contracts/html-frame';

/** In px: no frame becomes higher, whatever it says. */
const MAX_HEIGHT = 10_000;
/** The height in px in a frame's message, not below 1 and not above 10,000; undefined for any other message. */
export function heightOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('type' in data) || data.type !== FRAME_HEIGHT || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && Number.isFinite(height) && height > 0
    ? Math.min(Math.ceil(height), MAX_HEIGHT)
    : undefined;
}
