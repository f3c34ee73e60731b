import { Button, cx, Icon } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './slider.module.css';
import type { SliderState } from './use-slider';

/** Maximum of slides with a button each; more are given as a number (docs/behaviour/content.md#sliders). */
const MAX_LINKS = 20;

/** Under a row of slides: back, on, a button for each slide, and pause where it moves by itself. */
export function SliderControls({ slider }: { slider: SliderState }) {
  const { t } = useTranslation('content');
  const { selected, playing, places } = slider;
  return (
    <div className={cx(styles.controls, places > 1 && styles.shown)}>
      <button type="button" className={styles.arrow} aria-label={t('slider.previous')} onClick={slider.previous}>
        <Icon name="arrow" className={styles.back} />
      </button>
      <button type="button" className={styles.arrow} aria-label={t('slider.next')} onClick={slider.next}>
        <Icon name="arrow" />
      </button>
      {places <= MAX_LINKS ? (
        <ul role="list" className={styles.links}>
          {Array.from({ length: places }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.link}
                aria-label={t('slider.show', { number: index + 1 })}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => slider.show(index)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <span>{t('slider.place', { number: selected + 1, count: places })}</span>
      )}
      {playing !== undefined && (
        <Button variant="quiet" small onClick={slider.toggle}>
          {t(playing ? 'slider.pause' : 'slider.play')}
        </Button>
      )}
    </div>
  );
}
