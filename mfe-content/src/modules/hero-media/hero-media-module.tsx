import type { ModuleOf } from '@vestibule/contracts';
import { embedOf } from '@vestibule/contracts/embeds/embed-address';
import { ButtonLink, Container, Headline, Picture, RichText, cx } from '@vestibule/ui';
import { Embedded } from '../../embeds/embedded';
import type { ModuleProps } from '../module-view';
import { useStickyLink } from '../use-sticky-link';
import styles from './hero-media.module.css';

/** A picture or a video from edge to edge, and its words below it: large on the left, what to do on the right. */
export default function HeroMedia({ module, placement, first }: ModuleProps<'hero_media'>) {
  const { headline, text, button_text: button, button_link: link, sticky } = module;
  const hasButton = button !== '' && link !== '';
  useStickyLink(sticky && hasButton ? link : '', button);
  const words = (
    <div className={styles.words}>
      {headline !== '' && (
        <Headline level={first ? 1 : 2} className={styles.headline}>
          {headline}
        </Headline>
      )}
      <div className={styles.more}>
        <RichText html={text} lead />
        {hasButton && (
          <p>
            <ButtonLink variant="primary" href={link}>
              {button}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
  return (
    <div className={cx(styles.hero, placement === 'page' && styles.whole)}>
      <Media module={module} first={first} />
      {placement === 'page' ? <Container>{words}</Container> : words}
    </div>
  );
}

/** A video waits behind the picture until the visitor allows it. */
function Media({ module, first }: { module: ModuleOf<'hero_media'>; first: boolean }) {
  const { image_obj: image, image_thumbnails: poster, video: address, headline } = module;
  const video = embedOf('video', address);
  if (video)
    return (
      <div className={styles.video}>
        <Embedded embed={video} shape="video" poster={poster?.large} title={headline} href={address} />
      </div>
    );
  return image && <Picture image={image} shape="fill" className={styles.picture} priority={first} sizes="100vw" />;
}
