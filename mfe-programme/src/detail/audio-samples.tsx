import type { AudioSample, AudioWork } from '@vestibule/contracts';
import { AudioToggle } from '@vestibule/ui/audio-toggle';
import { useTranslation } from 'react-i18next';
import styles from './audio-samples.module.css';

export interface AudioSamplesProps {
  readonly samples: readonly AudioSample[];
  /** The page that they belong to: the player leads back to it. */
  readonly page: AudioWork['page'];
}

/**
 * Its recordings, each a link to the file; with script it opens the player that stays during navigation
 * (docs/behaviour/frame.md#audio-player).
 */
export function AudioSamples({ samples, page }: AudioSamplesProps) {
  const { t } = useTranslation('programme');
  if (samples.length === 0) return null;
  return (
    <section className={styles.samples}>
      <h2>{t('audio.headline')}</h2>
      <ul role="list">
        {samples.map((sample) => (
          <li key={sample.url}>
            <AudioToggle work={{ ...sample, page }} listen={t('audio.listen')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
