import type { Image } from '@vestibule/contracts';
import { CreditedPicture, ExternalMedia, Picture } from '@vestibule/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './specimens.module.css';

/** A picture of the programme; null while it has none. */
export const SampleImage = createContext<Image | null>(null);

const SHAPES = ['card', 'wide', 'portrait', 'square'] as const;

/** Every shape of the same picture, cut around its focal point. */
export function PictureSpecimen() {
  const { t } = useTranslation('editor');
  const image = use(SampleImage);
  if (!image) return <p>{t('styleguide.noPicture')}</p>;
  return (
    <ul role="list" className={styles['pictures']}>
      {SHAPES.map((shape) => (
        <li key={shape}>
          <Picture image={image} shape={shape} sizes="16rem" />
          <code>{shape}</code>
        </li>
      ))}
    </ul>
  );
}

/** With whom the house names for it. */
export function CreditedPictureSpecimen() {
  const { t } = useTranslation('editor');
  const image = use(SampleImage);
  if (!image) return <p>{t('styleguide.noPicture')}</p>;
  return <CreditedPicture image={{ ...image, credit: t('styleguide.sample.credit') }} shape="card" sizes="32rem" />;
}

/** A film that its makers have given to everybody (Blender Foundation, CC BY). */
const FILM = {
  service: 'youtube',
  id: 'aqz-KE-bpKQ',
  title: 'Big Buck Bunny',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

/** The placeholder; it makes no request until it is clicked. */
export function ExternalMediaSpecimen() {
  const { t } = useTranslation('editor');
  return <ExternalMedia {...FILM} linkText={t('styleguide.sample.video', { title: FILM.title })} />;
}
