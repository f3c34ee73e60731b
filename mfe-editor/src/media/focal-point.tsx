import { Field } from '@vestibule/ui';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';

type Point = readonly [number, number];

interface FocalPointProps {
  readonly url: string;
  /** Fractions from the top left. */
  readonly point: Point;
  readonly onChange: (point: Point) => void;
}

const inside = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/**
 * The part of a picture that must be visible wherever it is cropped: pressed in the picture, or moved by two sliders.
 */
export function FocalPoint({ url, point: [x, y], onChange }: FocalPointProps) {
  const { t } = useTranslation('editor');
  const onPointer = ({ clientX, clientY, currentTarget, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange([inside((clientX - left) / width), inside((clientY - top) / height)]);
  };
  const slider = (label: string, value: number, of: (value: number) => Point) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          value={Math.round(value * 100)}
          aria-valuetext={t('media.percent', { value: Math.round(value * 100) })}
          onChange={({ target }) => onChange(of(Number(target.value) / 100))}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.focal}>
      <legend>{t('media.focal')}</legend>
      <div className={styles.picture} onPointerDown={onPointer} onPointerMove={onPointer}>
        <img src={url} alt="" draggable={false} />
        <span className={styles.point} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      </div>
      {slider(t('media.focalX'), x, (value) => [value, y])}
      {slider(t('media.focalY'), y, (value) => [x, value])}
    </fieldset>
  );
}
