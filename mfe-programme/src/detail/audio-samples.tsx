import { useHost, type AudioSample, type AudioWork } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
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
    <section className={styles['samples']}>
      <h2>{t('audio.headline')}</h2>
      <ul role="list">
        {samples.map((sample) => (
          <li key={sample.url}>
            <AudioToggle work={{ ...sample, page }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stays a link for opening the file in another window or saving it. With script a plain click is a switch. */
const AudioToggle = observer(function AudioToggle({ work }: { work: AudioWork }) {
  const { t } = useTranslation('programme');
  const { lang, store } = useHost();
  const [isSwitch, setIsSwitch] = useState(false);
  useEffect(() => setIsSwitch(true), []);

  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    store.audio.toggle(work);
  };
  const asSwitch = {
    role: 'button',
    'aria-pressed': store.audio.isShown(work.url),
    onClick: (event: MouseEvent) => {
      if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) toggle(event);
    },
    // Buttons listen to the space bar, links do not.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') toggle(event);
    },
  };
  return (
    <a href={work.url} type={work.type} className={styles['toggle']} {...(isSwitch && asSwitch)}>
      <span className={styles['sign']} aria-hidden="true" />
      <span>
        {t('audio.listen')} <span lang={work.lang === lang ? undefined : work.lang}>{work.title}</span>
      </span>
    </a>
  );
});
