import { useHost } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { contrast, CONTRAST_PAIRS, type Rgb } from '@vestibule/ui/contrast';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './colors.module.css';
import { computeColors, hexOf } from './computed-color';

const NONE: ReadonlyMap<string, Rgb> = new Map();

/**
 * Tokens that are colours, with their values in this place; `pairs` adds foreground and background. Rendered again for
 * every site theme.
 */
export function Colors({ names, pairs = false }: { names: readonly string[]; pairs?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState(NONE);
  useEffect(() => {
    if (place.current) setColors(computeColors(place.current, names));
  }, [names]);
  return (
    <div ref={place} className={styles.colors}>
      <ul role="list" className={styles.swatches}>
        {[...colors].map(([name, color]) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.color} style={{ backgroundColor: `var(--${name})` }} />
            <code>{name}</code> <span className={styles.value}>{hexOf(color)}</span>
          </li>
        ))}
      </ul>
      {pairs && <Pairs colors={colors} />}
    </div>
  );
}

/** Each pair as a sample, with its contrast and the contrast that the look requires. */
function Pairs({ colors }: { colors: ReadonlyMap<string, Rgb> }) {
  const { lang } = useHost();
  const { t } = useTranslation('styleguide');
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ul role="list" className={styles.pairs}>
      {CONTRAST_PAIRS.map(({ front, back, least, kind }) => {
        const [a, b] = [colors.get(front), colors.get(back)];
        if (!a || !b) return null;
        const ratio = contrast(a, b);
        return (
          <li key={`${front} ${back}`} className={styles.pair}>
            <span
              aria-hidden="true"
              className={cx(styles.sample, styles[kind])}
              style={{ color: `var(--${front})`, backgroundColor: `var(--${back})` }}
            >
              {kind === 'text' && 'Aa'}
            </span>
            <span>{t('pair', { front, back })}</span>
            <span className={styles.value}>
              {t(ratio >= least ? 'enough' : 'tooLittle', { ratio: format.format(ratio), least })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
