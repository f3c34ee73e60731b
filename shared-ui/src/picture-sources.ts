import { IMAGE_WIDTHS, type Image } from '@vestibule/contracts';

/** Address of a picture in one size and format. */
export const imageAddress = (id: string, width: number, format: string): string => `/media/${id}/${width}.${format}`;

/** Widths that a master of this width is offered in: never enlarged, but always one. */
export function widthsOf(masterWidth: number): readonly number[] {
  const smaller = IMAGE_WIDTHS.filter((width) => width <= masterWidth);
  return smaller.length > 0 ? smaller : [IMAGE_WIDTHS[0]];
}

export function srcSet(image: Image, format: string): string {
  return widthsOf(image.width)
    .map((width) => `${imageAddress(image.id, width, format)} ${width}w`)
    .join(', ');
}

/** The format that every browser shows: JPEG cannot be seen through. `color` ends in 00 for pictures that can. */
export const plainFormat = ({ color }: Image): 'jpg' | 'png' => (color.length === 9 ? 'png' : 'jpg');

/** One of nine places for the point that must stay visible; the middle needs no class. */
export function focalPlace([x = 0.5, y = 0.5]: readonly number[]): string | undefined {
  const column = x < 1 / 3 ? 'left' : x > 2 / 3 ? 'right' : 'center';
  const row = y < 1 / 3 ? 'top' : y > 2 / 3 ? 'bottom' : 'center';
  return column === 'center' && row === 'center' ? undefined : `${column}-${row}`;
}
