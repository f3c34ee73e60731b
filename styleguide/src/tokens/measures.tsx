import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './measures.module.css';

interface MeasuresProps {
  readonly names: readonly string[];
}
const startingWith = (start: string) => (name: string) => name.startsWith(start);

/** Steps of type, in the theme's heading face and the text's, with the size that they have at this width. */
export function TypeSteps({ names }: MeasuresProps) {
  const { t } = useTranslation('styleguide');
  return (
    <ul role="list" className={styles.list}>
      {names.filter(startingWith('step-')).map((name) => (
        <li key={name}>
          <Measured name={name} property="font-size" />
          <p className={styles.heading} style={{ fontSize: `var(--${name})` }}>
            {t('sample.heading')}
          </p>
          <p style={{ fontSize: `var(--${name})` }}>{t('sample.line')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Steps of space as bars. */
export function Spaces({ names }: MeasuresProps) {
  return (
    <ul role="list" className={styles.columns}>
      {names.filter(startingWith('space-')).map((name) => (
        <li key={name}>
          <Measured name={name} property="inline-size" />
          <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** Whatever is neither type nor space nor a colour, in its own words. */
export function OtherMeasures({ names }: MeasuresProps) {
  const place = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    if (!place.current) return;
    const style = getComputedStyle(place.current);
    setValues(
      names
        .filter((name) => !/^(?:step|space)-/.test(name))
        .map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const)
        .filter(([, value]) => !CSS.supports('color', value)),
    );
  }, [names]);
  return (
    <ul ref={place} role="list" className={styles.columns}>
      {values.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code> <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** A token's name, and its size in px. */
function Measured({ name, property }: { name: string; property: 'font-size' | 'inline-size' }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const measure = () => {
      const shown = place.current?.nextElementSibling;
      if (shown) setSize(Math.round(Number.parseFloat(getComputedStyle(shown).getPropertyValue(property)) * 10) / 10);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [property]);
  return (
    <p ref={place} className={styles.measured}>
      <code>{name}</code> <span className={styles.value}>{size !== undefined && `${size} px`}</span>
    </p>
  );
}
