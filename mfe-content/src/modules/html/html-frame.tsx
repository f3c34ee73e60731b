import { FRAME_HEIGHT, FRAME_SANDBOX } from '@vestibule/contracts/html-frame';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heightOf } from './frame-height';
import styles from './html-frame.module.css';

interface HtmlFrameProps {
  readonly src: string;
  readonly title: string;
}

/** In px, until the frame has sent its height. */
const FIRST_HEIGHT = 320;

/**
 * HTML in an iframe without the page's origin: nothing in it can reach the page, its storage or its cookies. It is as
 * high as its content; without script it scrolls.
 */
export function HtmlFrame({ src, title }: HtmlFrameProps) {
  const { t } = useTranslation('content');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      // Anybody may send messages: only this frame's count, whose origin is none, and only a height.
      const isOwn = event.source !== null && event.source === frame.current?.contentWindow && event.origin === 'null';
      const told = isOwn ? heightOf(event.data) : undefined;
      if (told !== undefined) setHeight(told);
    };
    window.addEventListener('message', listen);
    // The frame may have sent its height before this code was loaded.
    frame.current?.contentWindow?.postMessage(FRAME_HEIGHT, '*');
    return () => window.removeEventListener('message', listen);
  }, [src]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title === '' ? t('html.frame') : title}
      sandbox={FRAME_SANDBOX}
      src={src}
      height={height}
      loading="lazy"
    />
  );
}
