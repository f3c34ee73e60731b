import { useStore, type AudioSample } from '@vestibule/contracts';
import { AudioToggle } from '@vestibule/ui/audio-toggle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** A recording of the library, which the player of the page plays. */
const SelfHostedAudioModule = observer(function SelfHostedAudioModule({
  module: { file_obj: file, title, lang, anchor },
  placement,
}: ModuleProps<'self_hosted_audio'>) {
  const { t } = useTranslation('content');
  const { page } = useStore();
  if (!file) return null;
  const work = {
    title: title === '' ? t('audio.untitled') : title,
    lang,
    url: file.url,
    type: file.type as AudioSample['type'],
    page: { url: page.current?.path ?? '', title: page.current?.title ?? '' },
  };
  return (
    <Placed placement={placement}>
      <div id={anchor || undefined}>
        <AudioToggle work={work} listen={t('audio.listen')} />
      </div>
    </Placed>
  );
});

export default SelfHostedAudioModule;
