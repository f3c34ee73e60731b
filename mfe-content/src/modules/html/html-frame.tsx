import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameDocument } from './frame-document';
import { heightOf } from './height-message';
import styles from './html-frame.module.css';

interface HtmlFrameProps {
  readonly code: string;
  readonly title: string;
  readonly lang: string;
}

/** Links lead into a window of their own, which is not held in the sandbox. */
const LINKS = 'allow-popups allow-popups-to-escape-sandbox';
/** In px, until the frame has told its height; the same in html-frame.module.css. */
const FIRST_HEIGHT = 320;

/**
 * HTML in a frame without the page's origin: nothing in it can reach the page, its storage or its cookies. It is as
 * high as what is in it. Without script the frame scrolls, and its own styles do not apply.
 */
export function HtmlFrame({ code, title, lang }: HtmlFrameProps) {
  const { t } = useTranslation('content');
  const frame = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState<string>();
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    setSource(frameDocument({ code, lang, nonce, origin: location.origin }));
    const listen = (event: MessageEvent<unknown>) => {
      // Anybody may send messages: only this frame's count, whose origin is none, and only a height.
      const isOwn = event.source !== null && event.source === frame.current?.contentWindow && event.origin === 'null';
      const told = isOwn ? heightOf(event.data) : undefined;
      if (told !== undefined) setHeight(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [code, lang]);

  const name = title === '' ? t('html.frame') : title;
  return (
    <div className={source === undefined ? styles.waits : undefined}>
      <noscript>
        <iframe
          className={styles.frame}
          title={name}
          sandbox={LINKS}
          srcDoc={`<base target="_blank">${code}`}
          height={FIRST_HEIGHT}
        />
      </noscript>
      {source !== undefined && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={name}
          sandbox={`allow-scripts ${LINKS}`}
          srcDoc={source}
          height={height}
        />
      )}
    </div>
  );
}
