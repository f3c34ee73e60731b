import { useHost, useHydrated } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './share.module.css';

/** Copies an address, where the browser can; nothing elsewhere. */
export function CopyButton({ as: Outer, url }: { as: 'li' | 'p'; url: string }) {
  const { t } = useTranslation('programme');
  const { report } = useHost();
  // Only a browser knows, and only where the page came safely.
  const copyable = useHydrated() && typeof navigator.clipboard?.writeText === 'function';
  const [copied, setCopied] = useState(false);
  if (!copyable) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      report(error);
    }
  };
  return (
    <Outer>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {t('event.copy')}
      </button>
      <span role="status" className={styles.copied}>
        {copied && t('event.copied')}
      </span>
    </Outer>
  );
}

interface ShareLinkProps {
  readonly title: string;
  /** One line about it. */
  readonly text: string;
  readonly url: string;
}

/**
 * Shares an address: the device's own way where it has one; a message by mail for everybody else, and without script.
 */
export function ShareLink({ title, text, url }: ShareLinkProps) {
  const { t } = useTranslation('programme');
  const { report } = useHost();
  const share = (click: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    click.preventDefault();
    navigator.share({ title, text, url }).catch((error: unknown) => {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error);
    });
  };
  return (
    <Anchor href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`} onClick={share}>
      {t('event.share')}
    </Anchor>
  );
}
