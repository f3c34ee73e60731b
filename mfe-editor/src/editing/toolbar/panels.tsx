import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@vestibule/ui';
import { CommentsPanel } from '../../comments/comments-panel';
import { useModuleName } from '../content/use-module-name';
import { columnsOf } from '../session/tree';
import { useEditor } from '../session/use-editor';
import { VersionsPanel } from '../versions/versions-panel';
import { PublishingPanel } from '../publishing/publishing-panel';

/** Panels about the whole page: its publication, its versions and its comments. */
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
      <Dialog
        open={panel === 'comments'}
        onClose={close}
        title={t('comments.title')}
        closeLabel={t('comments.close')}
        kind="sheet"
        className="cc01"
      >
        {panel === 'comments' && <PageComments />}
      </Dialog>
    </>
  );
});

/** The comments of the open page and its modules. */
const PageComments = observer(function PageComments() {
  const { page } = useStore();
  const { publication } = useEditor();
  const nameOf = useModuleName();
  if (!page.current) return null;
  const modules = columnsOf(page.current.modules).flatMap(([, list]) => list);
  // One that has not been saved yet has no id.
  const targets = modules
    .filter(({ id }) => id > 0)
    .map((module) => ({ value: `module:${module.id}`, text: nameOf(module) }));
  return <CommentsPanel kind="pages" id={page.current.id} targets={targets} knowsModules about={publication.about} />;
});
