import { IMAGE_WIDTHS } from '@vestibule/contracts/constants';
import type { ReactNode } from 'react';
import icon from 'site/shared-ui/src/icon.module.css';
import picture from 'site/shared-ui/src/picture.module.css';
import hidden from 'site/shared-ui/src/visually-hidden.module.css';
import type { Image } from './types';

const PATHS = { menu: 'M3.5 7h17M3.5 12h17M3.5 17h17', close: 'M5.5 5.5l13 13M18.5 5.5l-13 13', chevron: 'M6 9.5l6 6 6-6' } as const;

/** Joins the class names that apply. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A small drawing beside a word. */
export function Icon({ name, className }: { name: keyof typeof PATHS; className?: string | undefined }) {
  return (
    <svg className={cx(icon['icon'], className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Text for those who listen to the page. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={hidden['hidden']}>{children}</span>;
}

const widthsOf = (master: number) => {
  const smaller = IMAGE_WIDTHS.filter((width) => width <= master);
  return smaller.length > 0 ? smaller : [IMAGE_WIDTHS[0]];
};
const srcSet = ({ id, width }: Image, format: string) =>
  widthsOf(width)
    .map((size) => `/media/${id}/${size}.${format} ${size}w`)
    .join(', ');

/** A picture in the formats and sizes of the media service. */
export function Picture({ image, sizes, shape, priority = false, alt = image.alt }: { image: Image; sizes: string; shape: 'card' | 'wide'; priority?: boolean; alt?: string }) {
  const widths = widthsOf(image.width);
  return (
    <span className={cx(picture['frame'], picture[shape])}>
      <svg className={picture['color']} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(image, 'webp')} sizes={sizes} />
        <img
          className={picture['image']}
          sizes={sizes}
          srcSet={srcSet(image, 'jpg')}
          src={`/media/${image.id}/${widths[Math.min(2, widths.length - 1)] ?? 320}.jpg`}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' as const })}
        />
      </picture>
    </span>
  );
}
