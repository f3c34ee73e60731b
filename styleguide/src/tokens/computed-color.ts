import type { Rgb } from '@vestibule/ui/contrast';

const NUMBERS = String.raw`([\d.e-]+),? ([\d.e-]+),? ([\d.e-]+)`;
const EIGHT_BITS = new RegExp(String.raw`^rgb\(${NUMBERS}\)$`);
/** The computed value of `color-mix()`. */
const FRACTIONS = new RegExp(String.raw`^color\(srgb ${NUMBERS}\)$`);

/** Red, green and blue of a computed, opaque colour; undefined for any other text. */
export function parseColor(computed: string): Rgb | undefined {
  const [match, most] =
    [EIGHT_BITS, FRACTIONS]
      .map((form, at) => [form.exec(computed), at === 0 ? 255 : 1] as const)
      .find(([found]) => found) ?? [];
  return match && most !== undefined
    ? [Number(match[1]) / most, Number(match[2]) / most, Number(match[3]) / most]
    : undefined;
}

/** `#16150f` */
export const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Colours that tokens have inside an element, as the browser computes them; those that are no colours are absent. */
export function computeColors(element: HTMLElement, names: readonly string[]): ReadonlyMap<string, Rgb> {
  const probe = element.ownerDocument.createElement('span');
  // A transition would still show the colour before.
  probe.style.transitionProperty = 'none';
  element.append(probe);
  const colors = names.flatMap((name) => {
    const value = getComputedStyle(element).getPropertyValue(`--${name}`).trim();
    probe.style.color = '';
    // A value that is no colour is refused, and the property stays empty.
    probe.style.color = value;
    const color = probe.style.color === '' ? undefined : parseColor(getComputedStyle(probe).color);
    return color ? [[name, color] as const] : [];
  });
  probe.remove();
  return new Map(colors);
}
