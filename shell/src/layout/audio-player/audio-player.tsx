import { useHost } from '@vestibule/contracts';
import { Anchor, Container, cx, Icon, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../app/use-translation';
import { CONTENT_ID } from '../skip-links';
import styles from './audio-player.module.css';
import { Sound } from './sound';
import { useEffect, useState } from 'react';

/** In ms: screen readers announce changes in a region that they know, so the region is there before its text. */
const KNOWN_AFTER_MS = 100;

/** Says a text without moving the focus. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}

/** The switch of a recording, if it is on the page that is open: a link to the same file. */
const switchOf = (url: string) =>
  [...document.querySelectorAll<HTMLElement>('a[aria-pressed]')].find((link) => link.getAttribute('href') === url);

/**
 * The audio overlay: a bar at the window's lower edge with the title of the recording, the link back to its page, and
 * the browser's own controls. Opening it does not move the focus; it is announced instead.
 */
export default observer(function AudioPlayer() {
  const { t } = useTranslation('shell');
  const { lang, store } = useHost();
  const { work } = store.audio;
  if (!work) return null;
  const close = () => {
    store.audio.close();
    // The button is gone: the focus goes where this began, or, on another page, to where reading begins.
    (switchOf(work.url) ?? document.getElementById(CONTENT_ID))?.focus({ preventScroll: true });
  };
  return (
    <aside className={cx('cc03', styles.player)} aria-label={t('audio.label')}>
      <Announcement text={t('audio.shown', { title: work.title })} />
      <Container className={styles.inner}>
        <p className={styles.names}>
          <strong lang={work.lang === lang ? undefined : work.lang}>{work.title}</strong>
          <Anchor href={work.page.url}>{work.page.title}</Anchor>
        </p>
        <Sound key={work.url} work={work} />
        <button type="button" className={styles.close} aria-label={t('audio.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </Container>
    </aside>
  );
});
