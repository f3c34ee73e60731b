import { useHost } from '@vestibule/contracts';
import { Icon, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type KeyboardEvent, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftState } from '../drafts/draft-state';
import { useKind } from '../content/use-kind';
import { ModuleForm } from './module-form';
import type { EditSession } from '../session/edit-session';
import { useEditor } from '../session/use-editor';
import { ConflictPanel } from './conflict-panel';
import styles from './edit-sheet.module.css';
import { TOGGLE_ID } from '../content/focus-module';
import { useModuleInView } from './use-module-in-view';

/** The form of a module beside the page. Not a modal: the page stays visible and can be scrolled while one types. */
export const EditSheet = observer(function EditSheet({ session }: { session: EditSession }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const editor = useEditor();
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useSheetFocus(sheet, session.opener);
  useModuleInView(session);
  const { model, lang: textLang } = session.saved;
  const kind = useKind(model);

  const onKeyDown = (event: KeyboardEvent) => {
    // The text editor's own panels use Escape too, and say so.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Or the browser would close the question with the very key that has opened it.
    event.preventDefault();
    editor.leave();
  };
  return (
    <dialog open ref={sheet} className={cx('cc01', styles.sheet)} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {session.isNew ? t('sheet.new', { kind }) : t('sheet.title', { kind })}
        </h2>
        <button type="button" className={styles.close} aria-label={t('sheet.close')} onClick={() => editor.leave()}>
          <Icon name="close" />
        </button>
      </div>
      {textLang !== lang && (
        <p className={styles.note}>
          {t('sheet.untranslated', { shown: t(`language.${textLang}`), saved: t(`language.${lang}`) })}
        </p>
      )}
      {session.conflicts.length > 0 && (
        <div className={styles.conflicts}>
          <ConflictPanel session={session} />
        </div>
      )}
      <DraftState session={session} />
      <ModuleForm key={session.turn} session={session} />
    </dialog>
  );
});

/** Brings the focus into the sheet and, when it closes, back to its opener, or to the bar when that is gone. */
function useSheetFocus(sheet: RefObject<HTMLDialogElement | null>, opener: HTMLElement | null): void {
  useEffect(() => {
    const element = sheet.current;
    // A form that has focused its first field was quicker.
    if (element && !element.contains(document.activeElement)) element.querySelector('h2')?.focus();
    return () => {
      const target = opener?.isConnected ? opener : document.getElementById(TOGGLE_ID);
      target?.focus({ preventScroll: true });
    };
  }, [sheet, opener]);
}
