import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';

// One file with the other overlay: each file more is a name in the code that every page loads.
const AudioPlayer = lazyWithRetry(() => import(/* webpackChunkName: "overlays" */ './audio-player'));

/**
 * Where the audio overlay appears: outside of the layouts, so that no move to another page ends it
 * (docs/behaviour/frame.md#audio-player). Its code loads when something is played: every page of the site pays for this
 * file.
 */
export const PlayerPlace = observer(function PlayerPlace() {
  const { audio } = useStore();
  return (
    audio.show && (
      <Suspense>
        <AudioPlayer />
      </Suspense>
    )
  );
});
