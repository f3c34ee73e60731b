import { useHost, type Image } from '@vestibule/contracts';
import { exampleImage } from '@vestibule/contracts/examples/images';
import { exampleAudio } from '@vestibule/contracts/examples/audio';
import { CreditedPicture, ExternalMedia, Picture } from '@vestibule/ui';
import { AudioToggle } from '@vestibule/ui/audio-toggle';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';
import styles from './stories.module.css';

export default { title: 'Media' } satisfies StoryGroup;

const SHAPES = ['card', 'wide', 'portrait', 'square'] as const;

/** Its files are in `public/media/sample`, in all sizes and formats that the media service would make. */
function useSampleImage(): Image {
  const { t } = useTranslation('styleguide');
  return { ...exampleImage, id: 'sample', width: 768, height: 512, alt: t('sample.heading'), color: '#e8e8d8' };
}

function Pictures() {
  const image = useSampleImage();
  return (
    <ul role="list" className={styles.pictures}>
      {SHAPES.map((shape) => (
        <li key={shape}>
          <Picture image={image} shape={shape} sizes="16rem" />
          <code>{shape}</code>
        </li>
      ))}
    </ul>
  );
}
/** Every shape of the same picture, cut around its focal point. */
export const PictureStory: Story = { name: 'Picture', render: () => <Pictures /> };

function Credited() {
  const { t } = useTranslation('styleguide');
  return <CreditedPicture image={{ ...useSampleImage(), credit: t('sample.credit') }} shape="card" sizes="32rem" />;
}
/** With the name of its author. */
export const CreditedPictureStory: Story = { name: 'CreditedPicture', render: () => <Credited /> };

/** A film that its makers have given to everybody (Blender Foundation, CC BY). */
const FILM = {
  service: 'youtube',
  id: 'aqz-KE-bpKQ',
  title: 'Big Buck Bunny',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

function Film() {
  const { t } = useTranslation('styleguide');
  return <ExternalMedia {...FILM} linkText={t('sample.video', { title: FILM.title })} />;
}
/** The placeholder that is there before the visitor has allowed the service. */
export const ExternalMediaStory: Story = { name: 'ExternalMedia', render: () => <Film /> };

function Recordings() {
  const { t } = useTranslation('styleguide');
  const { lang } = useHost();
  const page = { url: `/${lang}`, title: t('sample.home') };
  return exampleAudio.map((work) => (
    <AudioToggle key={work.url} work={{ ...work, page }} listen={t('sample.listen')} />
  ));
}
/** A recording in the page's language, and one in another; a click marks it as playing. */
export const AudioToggleStory: Story = { name: 'AudioToggle', render: () => <Recordings /> };
