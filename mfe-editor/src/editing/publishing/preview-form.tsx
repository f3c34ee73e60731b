import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../../dialogs/link-to-copy';
import { useToolLanguage } from '../../shared/use-tool-language';
import styles from './publishing.module.css';
import { usePublishing } from './use-publishing';

/** Makes a link under which anybody sees the page as its editors do. */
export function PagePreviewForm() {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const { preview } = usePublishing();
  const [made, setMade] = useState<Awaited<ReturnType<typeof preview>>>();
  if (!made)
    return (
      <div className={styles.form}>
        <p>{t('publishing.previewAbout')}</p>
        <Button onClick={() => void preview().then(setMade)}>{t('publishing.preview')}</Button>
      </div>
    );
  return (
    <LinkToCopy
      link={made.link}
      label={t('publishing.previewLink')}
      hint={t('publishing.previewUntil', { at: formatInstant(made.expires, lang) })}
      open={t('publishing.previewOpen')}
    />
  );
}
