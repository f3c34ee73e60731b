import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@vestibule/ui';
import { useEditor } from '../session/use-editor';
import { VersionsPanel } from '../versions/versions-panel';
import { PublishingPanel } from '../publishing/publishing-panel';

/** Panels about the whole page: its publication, and its versions. */
export const Panels = observer(function Panels() {
  const { t } = useTranslation('editor');
  const { publication } = useEditor();
  const { panel } = publication;
  const close = () => publication.open(null);
  return (
    <>
      <Dialog
        open={panel === 'publishing'}
        onClose={close}
        title={t('publishing.title')}
        closeLabel={t('publishing.close')}
        className="cc01"
      >
        {panel === 'publishing' && <PublishingPanel />}
      </Dialog>
      <Dialog
        open={panel === 'versions'}
        onClose={close}
        title={t('versions.title')}
        closeLabel={t('versions.close')}
        kind="sheet"
        className="cc01"
      >
        {panel === 'versions' && <VersionsPanel />}
      </Dialog>
    </>
  );
});
