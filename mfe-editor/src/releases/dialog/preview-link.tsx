import { Button, ButtonLink, TextField, VisuallyHidden } from '@vestibule/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleases } from '../releases-context';
import styles from './dialog.module.css';

/** The finished link, to copy or to open. */
export function PreviewLink({ link }: { link: string }) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  // The form with the focus is gone.
  useEffect(() => box.current?.querySelector('input')?.select(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Browsers keep the clipboard from pages without TLS: selected, it can be copied by hand.
      box.current?.querySelector('input')?.select();
    }
  };
  return (
    <div ref={box} className={styles['form']}>
      <TextField
        label={t('releases.ask.preview.link')}
        hint={t('releases.ask.preview.linkHint')}
        readOnly
        value={link}
      />
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? t('releases.ask.preview.copiedShort') : t('releases.ask.preview.copy')}
        </Button>
        <ButtonLink href={link} target="_blank" rel="noopener">
          {t('releases.ask.preview.open')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => store.close()}>
          {t('releases.ask.preview.close')}
        </Button>
        <span role="status">{copied && <VisuallyHidden>{t('releases.ask.preview.copied')}</VisuallyHidden>}</span>
      </div>
    </div>
  );
}
