import { Alert } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorProps } from './editor-props';
import styles from './rich-text-field.module.css';

/** Replaces the text editor when it fails to load, so that editors can still write. */
export function HtmlEditor({ label, initial, contentLanguage, onChange, onBlur }: EditorProps) {
  const { t } = useTranslation('editor');
  const [value, setValue] = useState(initial);
  const change = (html: string) => {
    setValue(html);
    onChange(html);
  };
  return (
    <>
      <Alert kind="error">{t('richText.failed')}</Alert>
      <textarea
        className={styles.source}
        aria-label={label}
        lang={contentLanguage}
        rows={14}
        value={value}
        onChange={({ target }) => change(target.value)}
        onBlur={onBlur}
      />
    </>
  );
}
