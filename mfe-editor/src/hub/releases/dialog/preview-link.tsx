import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '../../../dialogs/link-to-copy';
import { useReleases } from '../releases-context';

/** The finished link, to copy or to open. */
export function PreviewLink({ link }: { link: string }) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  return (
    <LinkToCopy
      link={link}
      label={t('releases.ask.preview.link')}
      hint={t('releases.ask.preview.linkHint')}
      open={t('releases.ask.preview.open')}
    >
      <Button variant="quiet" onClick={() => store.close()}>
        {t('releases.ask.preview.close')}
      </Button>
    </LinkToCopy>
  );
}
