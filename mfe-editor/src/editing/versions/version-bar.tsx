import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePublicationLoader } from '../publishing/use-publication-loader';
import { useEditor } from '../session/use-editor';
import styles from '../../shared/toolbar.module.css';
import { useRestore } from './use-restore';

/** In the bar while an earlier version is looked at: the ways back to it, and away from it. It cannot be edited. */
export const VersionBar = observer(function VersionBar({ version }: { readonly version: number }) {
  const { t } = useTranslation('editor');
  const { pathname } = useLocation();
  const { publication } = useEditor();
  const restore = useRestore();
  usePublicationLoader();
  return (
    <>
      <p className={styles.state}>{t('versions.seen')}</p>
      {publication.latest && (
        <button type="button" className={styles.publish} onClick={() => void restore(version)}>
          {t('versions.restore')}
        </button>
      )}
      <Anchor href={pathname} className={styles.item}>
        {t('versions.leave')}
      </Anchor>
    </>
  );
});
