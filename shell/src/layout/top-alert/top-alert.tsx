import { useStore } from '@vestibule/contracts';
import { readCookies } from '@vestibule/contracts/browser-data';
import { Anchor, Container, cx, Icon, RichText } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from '../../app/use-translation';
import { closedId, rememberClosed } from './closed-cookie';
import styles from './top-alert.module.css';

/**
 * The first of the breaking news, above the header, until this browser closes it (docs/behaviour/frame.md#top-alert).
 */
export const TopAlert = observer(function TopAlert() {
  const { breakingNews } = useStore();
  const { t } = useTranslation('shell');
  // Not before hydration: the server cannot know, and until then the attribute that the inline script has set hides the
  // alert.
  useEffect(() => breakingNews.setClosed(closedId(readCookies())), [breakingNews]);
  const alert = breakingNews.shown;
  if (!alert) return null;

  const close = (event: MouseEvent) => {
    // Stops the inline script, which closes the alert as long as this code is missing.
    event.preventDefault();
    focusAfter(event.currentTarget.closest('aside'));
    rememberClosed(alert.id);
    breakingNews.setClosed(alert.id);
  };
  return (
    <aside className={cx('cc02', styles.alert)} aria-label={t('alert.label')} data-top-alert="">
      <Container className={styles.inner}>
        <div className={styles.content}>
          <p className={styles.title}>{alert.title}</p>
          <RichText html={alert.text} className={styles.text} />
          {alert.link && (
            <Anchor href={alert.link.url} className={styles.link}>
              {alert.link_title || t('alert.more')}
            </Anchor>
          )}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={t('alert.close')}
          data-close-alert=""
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </Container>
    </aside>
  );
});

/** Moves the focus to the first control that can be seen behind an element that is about to go. */
function focusAfter(element: Element | null): void {
  const controls = element?.nextElementSibling?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
  for (const control of controls) {
    control.focus({ preventScroll: true });
    // An element that a media query hides does not take the focus.
    if (document.activeElement === control) return;
  }
}
