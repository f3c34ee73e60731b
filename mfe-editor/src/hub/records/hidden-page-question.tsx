import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import { useTranslation } from 'react-i18next';

/** The page at the old address of a redirect that is to be saved; `remote` where a remote shows it. */
export type HiddenPage = Readonly<Partial<Record<'address' | 'page' | 'remote', string>>>;

interface HiddenPageQuestionProps {
  /** Undefined while there is nothing to ask. */
  readonly hidden: HiddenPage | undefined;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a redirect hides a page from visitors. */
export function HiddenPageQuestion({ hidden, onAnswer }: HiddenPageQuestionProps) {
  const { t } = useTranslation('editor');
  const text = hidden?.page === undefined ? 'records.hiddenPage.remote' : 'records.hiddenPage.text';
  return (
    <AskDialog
      open={hidden !== undefined}
      title={t('records.hiddenPage.title')}
      text={t(text, { ...hidden })}
      keep={{ label: t('records.hiddenPage.keep'), onClick: () => onAnswer(false) }}
      go={{ label: t('records.hiddenPage.go'), onClick: () => onAnswer(true) }}
    />
  );
}
