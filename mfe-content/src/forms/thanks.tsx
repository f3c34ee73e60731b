import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

/** Replaces the form, and takes the focus unless the browser has come here itself. */
export function Thanks({ takesFocus }: { readonly takesFocus: boolean }) {
  const { t } = useTranslation('content');
  const { lang } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles['answer']} role="group" aria-labelledby="form-thanks" tabIndex={-1}>
      <h2 id="form-thanks">{t('form.thanks')}</h2>
      <p>{t('form.received')}</p>
      <p>
        <ButtonLink href={`/${lang}`}>{t('form.home')}</ButtonLink>
      </p>
    </div>
  );
}
