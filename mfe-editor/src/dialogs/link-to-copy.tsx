import { Button, ButtonLink, TextField, VisuallyHidden } from '@vestibule/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './link-to-copy.module.css';

interface LinkToCopyProps {
  readonly link: string;
  readonly label: string;
  readonly hint: string;
  /** Label of the link that opens it. */
  readonly open: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A finished link, to copy or to open. */
export function LinkToCopy({ link, label, hint, open, children }: LinkToCopyProps) {
  const { t } = useTranslation('editor');
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  const select = () => box.current?.querySelector('input')?.select();
  // The form with the focus is gone.
  useEffect(select, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Browsers keep the clipboard from pages without TLS: selected, it can be copied by hand.
      select();
    }
  };
  return (
    <div ref={box} className={styles.box}>
      <TextField label={label} hint={hint} readOnly value={link} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? t('link.copiedShort') : t('link.copy')}
        </Button>
        <ButtonLink href={link} target="_blank" rel="noopener">
          {open}
        </ButtonLink>
        {children}
        <span role="status">{copied && <VisuallyHidden>{t('link.copied')}</VisuallyHidden>}</span>
      </div>
    </div>
  );
}
