import { isSiteError, useHost, type AnswerOf, type ContentModule } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useTranslation } from 'react-i18next';
import { useModuleName } from './use-module-name';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useEditor } from '../session/use-editor';
import { placementOf } from './placement';
import { modulesIn, type ModulePosition } from '../session/tree';

type Content = AnswerOf<'content'>;

/** Writes of the page's content. Each is announced, and none is made on an older version than the latest. */
export function useContentWrites() {
  const { api, store, report } = useHost();
  const editor = useEditor();
  const { content } = editor;
  const { t } = useTranslation('editor');
  const nameOf = useModuleName();

  const reload = async (page: number) =>
    content.take(await api.call('content', { params: { owner: 'page', id: page } }));

  /** One write at a time: the next names the version that this one makes. `write` returns the new content. */
  async function run(write: (latest: Content, page: number) => Promise<Content>, told: string, isQuiet = false) {
    const page = store.page.current?.id;
    const { latest } = content;
    if (page === undefined || !latest || content.writing) return false;
    content.begin();
    content.say('');
    try {
      content.take(await loginsOf(store).retry(() => write(latest, page)));
      if (isQuiet) content.say(told);
      else store.alerts.show({ kind: 'save', text: told });
      return true;
    } catch (error) {
      const isStale = isSiteError(error) && (error.status === 412 || error.status === 404);
      if (!isSiteError(error) || error.status >= 500) report(error);
      const reason = isStale ? t('reason.moved') : reasonOf(error, t);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason }) });
      // Others' changes to the page are shown, so that the step can be made on them.
      if (isStale) await reload(page).catch(report);
      return false;
    } finally {
      content.end();
    }
  }

  return {
    reload,
    move: (module: ContentModule, place: ModulePosition) => {
      const name = nameOf(module);
      const count = modulesIn(store.page.current?.modules ?? [], place).filter(({ id }) => id !== module.id).length + 1;
      const position = Math.min(place.index + 1, count);
      return run(
        ({ order }, page) =>
          api.call('moveModule', { body: { module: module.id, ...placementOf(place, page) }, version: order }),
        t('structure.moved', { name, position, count }),
        true,
      );
    },
    copy: (module: ContentModule) =>
      run(
        () => api.call('copyModule', { body: { module: module.id } }),
        t('structure.copied', { name: nameOf(module) }),
      ),
    remove: (module: ContentModule) =>
      run(
        async (_, page) => {
          await api.deleteModule(module.model, module.id, content.versionOf(module.id) ?? '');
          return api.call('content', { params: { owner: 'page', id: page } });
        },
        t('structure.removed', { name: nameOf(module) }),
      ),
    step: (step: 'undo' | 'redo') =>
      run(
        ({ version }, page) =>
          api.call('stepContent', { params: { owner: 'page', id: page }, body: { step }, version }),
        t(`structure.${step}ne`),
      ),
  };
}
