import { useHost, type ModuleModel } from '@vestibule/contracts';
import { MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { Dialog, TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyModule } from '../session/empty-module';
import type { EditorStore } from '../session/editor-store';
import { useEditor } from '../session/use-editor';
import styles from './structure.module.css';

interface NamedKind {
  readonly model: ModuleModel;
  readonly name: string;
}

/** Letters as they are searched: without marks above them, whatever their size. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds whose name has all the words, those first that begin with the typed text. */
function kindsLike(kinds: readonly NamedKind[], typed: string): readonly NamedKind[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = kinds.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  const begins = ({ name }: NamedKind) => Number(folded(name).startsWith(words[0] ?? ''));
  return words.length === 0 ? found : [...found].sort((a, b) => begins(b) - begins(a));
}

/**
 * Every kind of module, to be found by its name; the form of a new one opens where it is to stand
 * (docs/behaviour/editing.md#structure-of-a-page).
 */
export const KindPalette = observer(function KindPalette() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const { adding } = editor;
  return (
    <Dialog
      open={adding !== null}
      onClose={() => editor.setAdding(null)}
      title={t('palette.title')}
      closeLabel={t('palette.close')}
      className="cc01"
    >
      {adding && <Kinds adding={adding} />}
    </Dialog>
  );
});

function Kinds({ adding }: { readonly adding: NonNullable<EditorStore['adding']> }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const editor = useEditor();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const search = box.current?.querySelector('input');
    // The dialog opens after this effect and gives the focus to the element with this mark.
    if (search) search.autofocus = true;
  }, []);
  const kinds = MODULE_MODELS.map((model) => ({ model, name: t(`kind.${model}`) }));
  const sorted = kinds.sort((a, b) => a.name.localeCompare(b.name, lang));
  const found = kindsLike(sorted, typed);

  const add = (model: ModuleModel) => {
    const { place, opener } = adding;
    editor.setAdding(null);
    editor.begin({ module: emptyModule(model, lang, editor.nextId()), version: undefined, place, opener });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    add(first.model);
  };
  return (
    <div ref={box}>
      <TextField
        type="search"
        label={t('palette.search')}
        hint={t('palette.hint')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.count}>
        {t('palette.count', { count: found.length })}
      </p>
      <ul role="list" className={styles.kinds}>
        {found.map(({ model, name }) => (
          <li key={model}>
            <button type="button" className={styles.kind} onClick={() => add(model)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
