import { useHost, useStore, type SlotParams } from '@vestibule/contracts';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { Anchor, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CheckButton } from '../checks/check-button';
import { DraftOffers } from '../drafts/draft-offers';
import { HelpButton } from '../help/help-button';
import { Tour } from '../help/tour';
import { PresenceNote } from '../presence/presence-note';
import { PanelTools, PublishTools } from '../publishing/publish-tools';
import { VersionBar } from '../versions/version-bar';
import { EditingAlerts } from './editing-alerts';
import { MoreTools } from './more-tools';
import { StructureTools } from './structure-tools';
import { LanguageChoice } from '../../shared/language-choice';
import styles from '../../shared/toolbar.module.css';
import { TOGGLE_ID } from '../content/focus-module';
import { RECORD_KINDS_OF } from '../../shared/linked-kinds';
import { useEditor } from '../session/use-editor';
import { reaction } from 'mobx';
import { useEffect, useRef, type RefObject } from 'react';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { reloadPage } from './reload-page';

/** Turns edit mode on and off; asks first about a form with changes. */
const EditToggle = observer(function EditToggle() {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const toggle = () => {
    if (page.editing) editor.leave(() => page.setEditing(false));
    else page.setEditing(true);
  };
  return (
    <button type="button" id={TOGGLE_ID} className={styles.toggle} aria-pressed={page.editing} onClick={toggle}>
      {t('toolbar.edit')}
    </button>
  );
});

interface ToolbarProps {
  /** The record that the page shows. */
  readonly record: SlotParams['editor-toolbar']['record'];
}

/**
 * Bar above the page: account, edit mode, links to the hub, and the results of saving. `?noToolbar=1` hides the bar.
 */
export const Toolbar = observer(function Toolbar({ record }: ToolbarProps) {
  const { t } = useTranslation('editor');
  const { href, store } = useHost();
  const { user, page } = store;
  const [search] = useSearchParams();
  const logout = useLogout();
  const bar = useRef<HTMLElement>(null);
  useHeightAbove(bar);
  // Other roles work in the hub alone: tools that the server would refuse are hidden.
  const mayEdit = hasRight(user.login?.rights ?? [], 'edit:pages');
  useEditFlag(mayEdit && search.get('edit') === '1' && !search.has('version_id'));
  const hidden = search.get('noToolbar') === '1';
  const mayChange = mayEdit && page.id !== undefined;
  const version = Number(search.get('version_id')) || undefined;
  return (
    <>
      <div className={cx('cc03', styles.region)}>
        {!hidden && (
          <section ref={bar} className={styles.bar} aria-label={t('toolbar.label')}>
            {mayChange && (
              <div className={styles.first}>
                {version === undefined ? <FirstTools /> : <VersionBar version={version} />}
              </div>
            )}
            <MoreTools>
              {mayChange && version === undefined && <PageTools />}
              <RecordLink record={record} />
              <nav aria-label={t('toolbar.menus')} className={styles.menus}>
                <ul role="list" className={styles.list}>
                  {user.login?.admin_menus.map(({ title, route }) => (
                    <li key={route}>
                      <Anchor href={href(route, {})} className={styles.item}>
                        {title}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
              <LanguageChoice label={t('toolbar.language')} />
              <button type="button" className={styles.item} onClick={logout}>
                {t('toolbar.logout')}
              </button>
              <p className={styles.who}>{t('toolbar.who', { name: user.login?.username || user.login?.email })}</p>
            </MoreTools>
          </section>
        )}
        {mayChange && <DraftOffers />}
        <EditingAlerts />
      </div>
      {mayChange && !hidden && <Tour />}
    </>
  );
});

/** In view at every width: edit mode, publication, other editors. */
const FirstTools = () => (
  <>
    <EditToggle />
    <PublishTools />
    <PresenceNote />
  </>
);

/** Further tools for a page in its present state. */
const PageTools = () => (
  <>
    <StructureTools />
    <PanelTools />
    <CheckButton />
    <HelpButton />
  </>
);

/** Link to the form of the record behind the page, of every kind; asks first about a form with changes. */
const RecordLink = observer(function RecordLink({ record }: ToolbarProps) {
  const { t } = useTranslation('editor');
  const { href, store } = useHost();
  const { settingsUrl } = store.page;
  const to = record ? href('editor/record', { kind: RECORD_KINDS_OF[record.kind], id: record.id }) : settingsUrl;
  return (
    to !== undefined && (
      <Anchor href={to} className={styles.item}>
        {t(record ? 'toolbar.record' : 'toolbar.settings')}
      </Anchor>
    )
  );
});

/**
 * With `?edit=1` each page that opens is in edit mode (docs/behaviour/editing.md#edit-mode); it can still be turned
 * off.
 */
function useEditFlag(flag: boolean): void {
  const { page } = useStore();
  useEffect(() => {
    if (!flag) return undefined;
    return reaction(
      () => page.id,
      (id) => {
        if (id !== undefined) page.setEditing(true);
      },
      { fireImmediately: true },
    );
  }, [flag, page]);
}

/** Ends the session and loads the page as visitors see it; asks first about a form with changes. */
function useLogout(): () => void {
  const { api, store } = useHost();
  const editor = useEditor();
  const { t } = useTranslation('editor');
  const send = async () => {
    try {
      await api.call('logout');
      reloadPage();
    } catch (error) {
      store.alerts.show({ kind: 'error', text: t('alert.notLoggedOut', { reason: reasonOf(error, t) }) });
    }
  };
  return () => editor.leave(() => void send());
}

/** Name of the height of the bar for everything that sticks below it. */
const HEIGHT = '--bar-above';

/** Gives the page the height of the bar, which has two rows where there is no room for one. */
function useHeightAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
