import { useHost } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import styles from '../../shared/toolbar.module.css';
import { usePublicationLoader } from './use-publication-loader';
import { usePublishing } from './use-publishing';

/** In the bar: whether visitors see the page as it is here, and the button that lets them. */
export const PublishTools = observer(function PublishTools() {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const editor = useEditor();
  const { change, mayPublish } = usePublishing();
  usePublicationLoader();
  const own = editor.publication.in(lang);
  if (!own) return null;
  const state = store.page.isOffline ? t('publishing.offline') : t(`publishing.state.${own.state}`);
  return (
    <>
      <p className={styles.state} data-state={own.state}>
        {own.planned === null ? state : t('publishing.planned', { state })}
      </p>
      {mayPublish && own.state !== 'published' && (
        <button type="button" className={styles.publish} onClick={() => editor.leave(() => void change('publish'))}>
          {t('publishing.publish')}
        </button>
      )}
    </>
  );
});

/** In the bar: the panels about the page's publication and its versions. */
export const PanelTools = observer(function PanelTools() {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const editor = useEditor();
  const { publication } = editor;
  if (!publication.in(lang)) return null;
  const open = (panel: 'publishing' | 'versions' | 'comments') => editor.leave(() => publication.open(panel));
  return (
    <>
      <button type="button" className={styles.item} onClick={() => open('publishing')}>
        {t('publishing.open')}
      </button>
      <button type="button" className={styles.item} onClick={() => open('versions')}>
        {t('versions.open')}
      </button>
      <button type="button" className={styles.item} onClick={() => open('comments')}>
        {t('comments.title')}
      </button>
    </>
  );
});
