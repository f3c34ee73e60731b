import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../dialogs/link-to-copy';
import { useToolLanguage } from './use-tool-language';

/** A link under which anybody sees a page as its editors do, and the instant until which it can be opened. */
interface MadePreview {
  readonly link: string;
  readonly expires: string;
}

interface PreviewLinkProps {
  /** Resolves to undefined where no link can be made, which is announced. */
  readonly onMake: () => Promise<MadePreview | undefined>;
  readonly className: string | undefined;
}

/** Makes a link under which anybody sees a page as its editors do. */
export function PreviewLink({ onMake, className }: PreviewLinkProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const [made, setMade] = useState<MadePreview>();
  if (!made)
    return (
      <div className={className}>
        <p>{t('publishing.previewAbout')}</p>
        <Button onClick={() => void onMake().then(setMade)}>{t('publishing.preview')}</Button>
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
