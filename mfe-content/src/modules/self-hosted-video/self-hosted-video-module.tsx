import { useTranslation } from 'react-i18next';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './self-hosted-video.module.css';

/** A film of the library in the browser's own player; nothing of it is loaded before it is played. */
export default function SelfHostedVideoModule({ module, placement }: ModuleProps<'self_hosted_video'>) {
  const { t } = useTranslation('content');
  const { file_obj: file, image_thumbnails: poster, title, captions, anchor } = module;
  if (!file) return null;
  return (
    <Placed placement={placement}>
      <figure id={anchor || undefined} className={styles.figure}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- those that the record has; its editor adds them */}
        <video
          className={styles.video}
          aria-label={title}
          poster={poster?.large}
          controls
          playsInline
          preload={poster === null ? 'metadata' : 'none'}
        >
          <source src={file.url} type={file.type} />
          {captions.map(({ key, language, file_obj: track }) => (
            <track key={key} kind="captions" src={track?.url} srcLang={language} label={t(`captions.${language}`)} />
          ))}
          <a href={file.url}>{t('video.file', { title })}</a>
        </video>
        <figcaption className={styles.caption}>{title}</figcaption>
      </figure>
    </Placed>
  );
}
