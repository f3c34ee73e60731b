import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';

/** The button that removes a record, and its question. */
export function Removal({ title, onRemove }: { readonly title: string; readonly onRemove: () => Promise<void> }) {
  const { t } = useTranslation('editor');
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    void onRemove();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('records.remove')}</Button>
      <AskDialog
        open={isAsked}
        title={t('records.removal.title')}
        text={t('records.removal.text', { title })}
        keep={{ label: t('records.removal.keep'), onClick: () => setAsked(false) }}
        go={{ label: t('records.remove'), onClick: remove }}
      />
    </>
  );
}
