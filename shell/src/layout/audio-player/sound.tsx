import type { AudioWork } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../app/use-translation';
import styles from './audio-player.module.css';

/**
 * One recording, which begins by itself where the browser lets it; taken off the page, it is silent. When it fails to
 * load, the alternatives.
 */
export function Sound({ work }: { work: AudioWork }) {
  const { t } = useTranslation('shell');
  const [hasFailed, setHasFailed] = useState(false);
  const sound = useRef<HTMLAudioElement>(null);
  // An element requests its file as soon as it is created: it may have failed before it is on the page, where React
  // begins to listen.
  useEffect(() => {
    if (sound.current?.error) setHasFailed(true);
  }, [hasFailed]);
  if (!hasFailed)
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are for pictures that move; packs hold no transcripts
      <audio
        ref={sound}
        className={styles.sound}
        src={work.url}
        aria-label={work.title}
        controls
        autoPlay
        onError={() => setHasFailed(true)}
      />
    );
  return (
    <div className={styles.sound} role="alert">
      {t('audio.failed')}{' '}
      <Button variant="quiet" small onClick={() => setHasFailed(false)}>
        {t('audio.again')}
      </Button>{' '}
      <a href={work.url}>{t('audio.file')}</a>
    </div>
  );
}
