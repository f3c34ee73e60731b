import { useStore, type ContentModule } from '@vestibule/contracts';
import { Button, Dialog, Field } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf, isInside, isSameColumn, findModulePlace, type Column } from '../session/tree';
import { useContentWrites } from '../content/use-content-writes';
import { focusModule } from '../content/focus-module';
import { useEditor } from '../session/use-editor';
import styles from './structure.module.css';

/** Asks to which column a module goes; it stands last there. */
export const MoveDialog = observer(function MoveDialog() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const { moving } = editor;
  return (
    <Dialog
      open={moving !== null}
      onClose={() => editor.setMoving(null)}
      title={t('move.title')}
      closeLabel={t('move.cancel')}
      className="cc01"
    >
      {moving && <Columns module={moving.module} />}
    </Dialog>
  );
});

const Columns = observer(function Columns({ module }: { readonly module: ContentModule }) {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const writes = useContentWrites();
  const [chosen, setChosen] = useState(0);
  const modules = page.current?.modules ?? [];
  const own = findModulePlace(modules, module.id);
  const columns = columnsOf(modules).filter(
    ([column]) => !(own && isSameColumn(column, own)) && !isInside(modules, column.section, module.id),
  );
  const sections = [...new Set(columnsOf(modules).flatMap(([{ section }]) => section ?? []))];
  const nameOf = ({ section, column }: Column) =>
    section === null
      ? t('move.page')
      : t('move.column', { section: sections.indexOf(section) + 1, column: column + 1 });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [column, list] = columns[chosen] ?? [];
    if (!column || !list) return;
    editor.setMoving(null);
    if (await writes.move(module, { ...column, index: list.length })) focusModule(module.id);
  };
  if (columns.length === 0) return <p>{t('move.nowhere')}</p>;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field label={t('move.where')}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {columns.map(([column], index) => (
              <option key={nameOf(column)} value={index}>
                {nameOf(column)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          {t('move.submit')}
        </Button>
      </div>
    </form>
  );
});
