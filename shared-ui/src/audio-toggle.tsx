import { useHost, type AudioWork } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './audio-toggle.module.css';
import { opensElsewhere } from './opens-elsewhere';

export interface AudioToggleProps {
  readonly work: AudioWork;
  /** The word before its title: listen. */
  readonly listen: string;
}

/**
 * A recording: a link to the file, for opening it in another window or saving it; with script a plain click opens the
 * player that stays during navigation, or closes it (docs/behaviour/frame.md#audio-player).
 */
export const AudioToggle = observer(function AudioToggle({ work, listen }: AudioToggleProps) {
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
      if (!opensElsewhere(event)) toggle(event);
    },
    // Buttons listen to the space bar, links do not.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') toggle(event);
    },
  };
  return (
    <a href={work.url} type={work.type} className={styles.toggle} {...(isSwitch && asSwitch)}>
      <span className={styles.sign} aria-hidden="true" />
      <span>
        {listen} <span lang={work.lang === lang ? undefined : work.lang}>{work.title}</span>
      </span>
    </a>
  );
});
