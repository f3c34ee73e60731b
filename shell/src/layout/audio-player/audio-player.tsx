import { useHost, type AudioWork } from '@vestibule/contracts';
import { Anchor, Container, cx, Icon } from '@vestibule/ui';
import { useTranslation } from '../../app/use-translation';
import { CONTENT_ID } from '../skip-link';
import styles from './audio-player.module.css';
import { Sound } from './sound';

/** The switch of a recording, if it is on the page that is open: a link to the same file. */
const switchOf = (url: string) => [...document.querySelectorAll<HTMLElement>('a[aria-pressed]')].find((link) => link.getAttribute('href') === url);

/** The audio overlay: a bar at the window's lower edge with what is heard, the way back to its page, and the browser's own controls. */
export default function AudioPlayer({ work, onClose }: { work: AudioWork; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { lang } = useHost();
  const close = () => {
    onClose();
    // The button is gone: the focus goes where this began, or, on another page, to where reading begins.
    (switchOf(work.url) ?? document.getElementById(CONTENT_ID))?.focus({ preventScroll: true });
  };
  return (
    <aside className={cx('cc03', styles.player)} aria-label={t('audio.label')}>
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
}
