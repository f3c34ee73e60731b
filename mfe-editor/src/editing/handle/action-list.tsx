import { useStore, type ContentModule } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { modulesIn, findModulePlace, type ModulePosition } from '../session/tree';
import { useContentWrites } from '../content/use-content-writes';
import { useEditor } from '../session/use-editor';
import { focusModule } from '../content/focus-module';
import styles from './module-handle.module.css';

interface ActionListProps {
  readonly module: ContentModule;
  /** Name of the module. */
  readonly name: string;
}

/** Up and down, elsewhere, add above or below, copy, comment, delete. */
export const ActionList = observer(function ActionList({ module, name }: ActionListProps) {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const writes = useContentWrites();
  const modules = page.current?.modules ?? [];
  const place = findModulePlace(modules, module.id);
  if (!place) return null;
  const siblings = modulesIn(modules, place);

  /** The moved module keeps the focus. */
  const move = async (by: number, button: HTMLElement) => {
    if (await writes.move(module, { ...place, index: place.index + by })) button.focus();
  };
  const insert = (at: ModulePosition, opener: HTMLElement) =>
    editor.leave(() => editor.setAdding({ place: at, opener }));
  const remove = async () => {
    const next = siblings[place.index + 1] ?? siblings[place.index - 1];
    if (await writes.remove(module)) focusModule(next?.id);
  };
  const actions: readonly (readonly [string, (button: HTMLElement) => void, boolean?])[] = [
    ['up', (button) => void move(-1, button), place.index === 0],
    ['down', (button) => void move(1, button), place.index === siblings.length - 1],
    ['moveTo', (button) => editor.setMoving({ module, opener: button })],
    ['above', (button) => insert(place, button)],
    ['below', (button) => insert({ ...place, index: place.index + 1 }, button)],
    ['copy', () => void writes.copy(module)],
    ['comment', () => editor.leave(() => editor.publication.open('comments', `module:${module.id}`))],
    ['remove', () => editor.leave(() => void remove())],
  ];
  return (
    <ul role="list" className={styles.list}>
      {actions.map(([action, run, isOff = false]) => (
        <li key={action}>
          <Button
            small
            variant="quiet"
            aria-label={t('actions.named', { action: t(`actions.${action}`), name })}
            // Still to be reached: the focus stays on it when the module has come to the end.
            aria-disabled={isOff}
            onClick={({ currentTarget }) => {
              if (!isOff) run(currentTarget);
            }}
          >
            {t(`actions.${action}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
});
