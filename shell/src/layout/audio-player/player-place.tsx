import { useStore } from '@vestibule/contracts';
import { VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../app/use-translation';

const AudioPlayer = lazy(() => import(/* webpackChunkName: "audio-player" */ './audio-player'));

/**
 * Where the audio overlay appears: outside of the layouts, so that no move to another page ends it (spec/001 §3, §4). Its code comes
 * when something is to be heard. Opening takes nobody's focus; it is said instead.
 */
export const PlayerPlace = observer(function PlayerPlace() {
  const { audio } = useStore();
  const { t } = useTranslation('shell');
  const work = audio.show ? audio.work : null;
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{work && t('audio.shown', { title: work.title })}</span>
      </VisuallyHidden>
      {work && (
        <Suspense>
          <AudioPlayer work={work} onClose={() => audio.close()} />
        </Suspense>
      )}
    </>
  );
});
